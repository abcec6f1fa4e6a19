import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { provinceCodes } from '#domain/province';
import { Facts } from '../../../src/admin/editor/fields/Facts.tsx';
import { adminLanguages, chooseLanguage } from '../../../src/admin/i18n/language.ts';
import { textsIn } from '../../../src/admin/i18n/texts.ts';
import { setUpForms } from '../support/forms.ts';

const openForm = setUpForms();

test.each(adminLanguages)('The form offers the provinces in alphabetical order, in %s', (language) => {
  chooseLanguage(language);
  const { document } = parseHTML(`<body>${renderToStaticMarkup(<Facts form={openForm()} />)}</body>`);
  const [none, ...offered] = [...document.querySelectorAll('select[name=province] option')].map((option) =>
    String(option.textContent),
  );
  expect(none).toBe(textsIn(language).form.notSaid);
  expect(offered).toHaveLength(provinceCodes.length);
  expect(offered).toEqual(offered.toSorted(new Intl.Collator(language).compare));
});
