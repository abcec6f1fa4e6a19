import { parseHTML } from 'linkedom';
import { expect } from 'vitest';
import { listEnquiries, readEnquiry } from '#domain/calls/admin-enquiries';
import { readMedian } from '#domain/calls/enquiry';
import type { EnquiryState } from '#domain/enquiry/admin-enquiry';
import { honeypotField } from '#domain/enquiry/enquiry';
import { languages } from '#domain/language';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill, fillCount } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { fieldsInOrder } from '../../src/islands/contact-form/form-controls.ts';
import { problemText } from '../../src/islands/contact-form/form-texts.ts';
import { sendOne, setState } from '../support/follow-page.ts';
import { all, attributes, pageAt, textOf } from '../support/pages.ts';
import { ownSiteTest, test } from '../support/sites/site-test.ts';

const documentOf = async (response: { text(): Promise<string> }) => parseHTML(await response.text()).document;

/** React writes some attribute names in camel case. A browser reads them in any case. */
const attributeOf = (element: Element | null | undefined, name: string): string | null =>
  [...(element?.attributes ?? [])].find((attribute) => attribute.name.toLowerCase() === name)?.value ?? null;

function formIn(document: Document): Element {
  const form = document.querySelector('main form');
  if (!form) throw new Error('The page has no form');
  return form;
}

const typedIn = (document: Document, name: string) => {
  const control = formIn(document).querySelector(`[name="${name}"]`);
  if (control?.localName === 'textarea') return control.textContent;
  if (control?.localName === 'select') {
    return control.querySelector('option[selected]')?.getAttribute('value') ?? '';
  }
  return control?.getAttribute('value');
};

/** The accessible description of a control. */
const descriptionOf = (document: Document, name: string) =>
  (formIn(document).querySelector(`[name="${name}"]`)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => textOf(document.getElementById(id)))
    .join(' ');

const isInvalid = (document: Document, name: string) =>
  formIn(document).querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid') === 'true';

const genuine = {
  ...{ firstName: 'Ana', lastName: 'García', email: 'ana@example.com', company: 'Río SA' },
  ...{ sector: 'agribusiness', country: 'CN', message: 'We grow blueberries and look for land.\r\nThank you!' },
};

for (const language of languages) {
  const { contact: texts, follow } = dictionaryOf(language);
  const sent = localizedPath('/contact/sent', language);
  const answered = localizedPath('/enquiry/answer', language);

  test(`The contact form in ${language} has its fields in the usual name order, with autocomplete hints`, () => {
    const { document } = pageAt('/contact', language);
    const form = formIn(document);
    const names = attributes(form, 'input, select, textarea', 'name').filter((name) => name !== honeypotField);
    expect(names).toEqual(expect.arrayContaining([...fieldsInOrder(language)]));
    const [first, second] = names.filter((name) => name.endsWith('Name'));
    expect([first, second]).toEqual(language === 'zh' ? ['lastName', 'firstName'] : ['firstName', 'lastName']);
    const hints = all(form, 'input[required], select[required]').map((control) => attributeOf(control, 'autocomplete'));
    const people = language === 'zh' ? ['family-name', 'given-name'] : ['given-name', 'family-name'];
    expect(hints).toEqual([...people, 'email', 'organization', null, 'country']);
    expect(all(form, 'select[name=country] option')).toHaveLength(250);
    expect(all(form, 'select[name=sector] option')).toHaveLength(13);
    const privacy = all(form, 'a').find((link) => textOf(link) === texts.privacyLink);
    expect(privacy?.getAttribute('href')).toBe(localizedPath('/privacy', language));
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', sent]);
    expect(form.querySelector('details')?.hasAttribute('open')).toBe(false);
    expect(attributes(form.querySelector('details') ?? form, '[name]', 'name')).toEqual(
      expect.arrayContaining(['phone', 'wechat', 'horizon', 'size']),
    );
  });

  test(`The honeypot field is hidden from readers in ${language}`, () => {
    const { document } = pageAt('/contact', language);
    const honeypot = document.querySelector(`input[name="${honeypotField}"]`);
    expect(attributeOf(honeypot, 'autocomplete')).toBe('off');
    expect(attributeOf(honeypot, 'tabindex')).toBe('-1');
    expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(textOf(honeypot?.closest('[aria-hidden="true"]'))).toContain(texts.leaveEmpty);
  });

  ownSiteTest(
    `Without scripts a message is sent once and answered with its reference, in ${language}`,
    async ({ api, token }) => {
      const about = [crypto.randomUUID(), crypto.randomUUID()];
      const page = await documentOf(await api.get(localizedPath('/contact', language)));
      const hidden = Object.fromEntries(
        all(formIn(page), 'input[type=hidden]').map((input) => [
          input.getAttribute('name') ?? '',
          input.getAttribute('value') ?? '',
        ]),
      );
      const headers = {
        Referer: new URL(pathWithIds(localizedPath('/contact', language), 'about', about), 'http://localhost').href,
      };
      const form = { ...hidden, ...genuine, wechat: 'ana_garcia', size: '10m-100m' };
      const references = [];
      for (let time = 0; time < 2; time += 1) {
        const response = await api.post(sent, { form, headers });
        expect(response.status()).toBe(200);
        const document = await documentOf(response);
        expect(textOf(document.querySelector('main'))).toContain(texts.sent);
        expect(all(document, 'main dt').map(textOf)).toContain(texts.clocks.shanghai);
        references.push(/INV-[A-Z0-9]{6}/.exec(textOf(document.querySelector('main')))?.[0]);
      }
      expect(references[0]).toMatch(/^INV-/);
      // Sent again after the browser's Back button.
      expect(references[1]).toBe(references[0]);
      const admin = { headers: { Authorization: `Bearer ${token}` } };
      const listed: { id: string }[] = await (await api.get(listEnquiries.path, admin)).json();
      expect(listed).toHaveLength(1);
      const stored = await (await api.get(readEnquiry.path.replace(':id', listed[0]?.id ?? ''), admin)).json();
      expect(stored.enquiry).toMatchObject({ company: 'Río SA', wechat: 'ana_garcia', size: '10m-100m', language });
    },
  );

  test(`Without scripts a form with errors comes back with all that was typed, in ${language}`, async ({ api }) => {
    const about = [crypto.randomUUID(), crypto.randomUUID()];
    const form = { ...genuine, email: 'ana@example', lastName: '', horizon: 'this-year', about: about.join(',') };
    const referer = pathWithIds(localizedPath('/contact', language), 'about', about);
    const headers = { Referer: new URL(referer, 'http://localhost').href };
    const response = await api.post(sent, { form, headers });
    expect(response.status()).toBe(422);
    const document = await documentOf(response);
    // The page has no island, so no message about a failed one may appear after twenty seconds.
    expect(all(document, '[data-failed]')).toEqual([]);
    const summary = document.querySelector('[role=alert]') ?? document;
    expect(textOf(summary)).toContain(texts.errorsTitle);
    const wrong = fieldsInOrder(language).filter((field) => field === 'lastName' || field === 'email');
    expect(all(summary, 'a').map(textOf)).toEqual(
      wrong.map((field) => problemText(field, field === 'email' ? 'email' : 'required', texts, language)),
    );
    expect(isInvalid(document, 'email')).toBe(true);
    expect(isInvalid(document, 'company')).toBe(false);
    expect(typedIn(document, 'message')?.trim()).toBe(genuine.message.replace('\r\n', '\n'));
    expect(typedIn(document, 'country')).toBe('CN');
    expect(typedIn(document, 'horizon')).toBe('this-year');
    expect(textOf(formIn(document))).toContain(fillCount(texts.aboutCount, 2, language));
  });

  ownSiteTest(
    `Without scripts an enquiry is followed from its receipt to its end, in ${language}`,
    async ({ api, token }) => {
      const reference = await sendOne(api, 'ana@example.com');
      const form = { reference: reference.toLowerCase(), email: ' Ana@Example.com' };
      for (const [state, shown] of [
        [undefined, 'received'],
        ['assigned', 'with-somebody'],
        ['meeting', 'answered'],
        ['lost', 'closed'],
      ] as const satisfies readonly (readonly [EnquiryState | undefined, string])[]) {
        if (state) await setState(api, token, reference, state);
        const document = await documentOf(await api.post(answered, { form }));
        expect(all(document, '[data-failed]')).toEqual([]);
        expect(textOf(document.querySelector('[aria-current=step]'))).toBe(follow.states[shown]);
        const main = textOf(document.querySelector('main'));
        expect(main).toContain(fill(follow.enquiry, { reference }));
        expect(main).toContain(follow.meanings[shown]);
        expect(main).not.toMatch(/García|Río/);
      }
    },
  );

  ownSiteTest(
    `Without scripts every wrong pair of reference and address gets the same answer, in ${language}`,
    async ({ api }) => {
      const reference = await sendOne(api, 'ana@example.com');
      const empty = await api.post(answered, { form: { reference, email: '' } });
      expect(empty.status()).toBe(422);
      const incomplete = await documentOf(empty);
      expect(descriptionOf(incomplete, 'email')).toBe(follow.problems.email);
      expect([isInvalid(incomplete, 'email'), isInvalid(incomplete, 'reference')]).toEqual([true, false]);
      const responses = new Set<string>();
      for (const [asked, by] of [
        [reference, 'eva@example.com'],
        ['INV-222222', 'ana@example.com'],
        ['7'.repeat(30), 'no address'],
      ] as const) {
        const response = await api.post(answered, { form: { reference: asked, email: by } });
        expect(response.status()).toBe(404);
        const document = await documentOf(response);
        expect([typedIn(document, 'reference'), typedIn(document, 'email')]).toEqual([asked, by]);
        expect(textOf(document.querySelector('[role=alert]'))).toContain(follow.none);
        responses.add(textOf(document.querySelector('[role=alert]')));
      }
      expect(responses.size).toBe(1);
    },
  );
}

for (const [form, path] of [
  ['/contact', '/contact/sent'],
  ['/enquiry', '/enquiry/answer'],
] as const) {
  test(`The path ${path} redirects readers to its form and accepts only requests of that form`, async ({ api }) => {
    for (const language of languages) {
      const asked = await api.get(localizedPath(path, language), { maxRedirects: 0 });
      expect([asked.status(), asked.headers().location]).toEqual([303, localizedPath(form, language)]);
    }
    const sent = { form: { ...genuine, reference: 'INV-222222' } };
    expect((await api.post(path, { data: { a: 'b' } })).status()).toBe(400);
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await api.post(path, { ...sent, headers: foreign })).status()).toBe(400);
    expect((await api.post(`/fr${path}`, sent)).status()).toBe(404);
  });
}

ownSiteTest('Following an enquiry without scripts has the same rate limit as the call for scripts', async ({ api }) => {
  const form = { reference: 'INV-222222', email: 'ana@example.com' };
  const statuses = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await api.post('/enquiry/answer', { form })).status());
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
});

test('The median answering time is not shown where the site does not publish it', async ({ api }) => {
  const { document } = pageAt('/contact');
  expect(all(document, '.median')).toEqual([]);
  expect((await api.get(readMedian.path)).status()).toBe(404);
  const written = await api.post(readMedian.path, { data: {} });
  expect([written.status(), written.headers().allow]).toEqual([405, 'GET, HEAD']);
});
