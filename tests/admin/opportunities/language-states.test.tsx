import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { digestsOf } from '#domain/opportunity/translated-from';
import { chooseLanguage } from '../../../src/admin/i18n/language.ts';
import { OpportunityRow } from '../../../src/admin/opportunities/OpportunityRow.tsx';
import { provideSession } from '../support/provide-session.ts';
import { lithium } from '../support/server.ts';

provideSession();
afterEach(() => chooseLanguage('en'));

const es = { title: 'Litio', subtitle: 'De salmuera', description: 'En la Puna' };
const translated = {
  ...lithium,
  title: 'Lithium in the north',
  translations: { es },
  translatedFrom: { es: digestsOf(lithium) },
};

function states() {
  const row = <OpportunityRow opportunity={translated} isChosen={false} onChoose={() => {}} onDelete={() => {}} />;
  const { document } = parseHTML(`<body>${renderToStaticMarkup(row)}</body>`);
  return [...document.querySelectorAll('[data-state]')].map(({ parentElement }) => String(parentElement?.textContent));
}

test('A row of the list names the state of each language', () => {
  expect(states()).toEqual(['EN complete', 'ZH missing', 'ES original changed']);
  chooseLanguage('es');
  expect(states()).toEqual(['EN completo', 'ZH falta', 'ES cambió el original']);
});
