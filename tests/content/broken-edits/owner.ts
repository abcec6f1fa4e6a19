import type { BrokenEdit } from './edit.ts';

const site = 'content/site.yaml';

/** Mistakes in the data on the owner, the team and the partners. */
export const brokenOwner: readonly BrokenEdit[] = [
  {
    what: 'a tax number in another form',
    file: site,
    from: 'contact:',
    to: 'owner:\n  taxNumber: 30000000007\ncontact:',
    errors: ['content/site.yaml, line 3: “owner: taxNumber” is “30000000007”: expected a CUIT, such as 30-00000000-7.'],
  },
  {
    what: 'a tax number with a mistyped digit',
    file: site,
    from: 'contact:',
    to: 'owner:\n  taxNumber: 30-00000010-7\ncontact:',
    errors: [
      'content/site.yaml, line 3: “owner: taxNumber” is “30-00000010-7”: its check digit does not match: a digit is mistyped.',
    ],
  },
  {
    what: 'an ownership in one language only',
    file: site,
    from: 'contact:',
    to: 'owner:\n  ownership: Private.\ncontact:',
    errors: ['content/site.yaml, line 3: “owner: ownership” is “Private.”: expected isState, en, es, zh.'],
  },
  {
    what: 'an ownership that does not say whether it is the state’s',
    file: site,
    from: 'contact:',
    to: 'owner:\n  ownership: { en: Private., es: Privada., zh: 民营。 }\ncontact:',
    errors: ['content/site.yaml, line 3: “owner: ownership: isState” is missing: expected true or false.'],
  },
  {
    what: 'a partner’s site without its name',
    file: 'content/partners.yaml',
    from: '  - kind: { en: Banks',
    to: '  - address: https://example.com\n    kind: { en: Banks',
    errors: [
      'content/partners.yaml, line 14: “address” of the third partner is “https://example.com”: expected a name beside it.',
    ],
  },
];
