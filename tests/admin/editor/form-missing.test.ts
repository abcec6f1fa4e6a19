import { expect, test } from 'vitest';
import { placeOfMissing } from '../../../src/admin/editor/form-problems.ts';
import { imageName } from '../support/server.ts';

test.each([
  [{ kind: 'texts', language: 'en' }, 'title'],
  [{ kind: 'texts', language: 'zh' }, 'translations.zh.title'],
  [{ kind: 'description', language: 'es' }, 'translations.es.description'],
  [{ kind: 'copied', language: 'es', text: 'subtitle' }, 'translations.es.subtitle'],
  [{ kind: 'changed', language: 'zh', texts: ['description'] }, 'translations.zh.description'],
  [{ kind: 'long-subtitle', language: 'en' }, 'subtitle'],
  [{ kind: 'picture' }, 'imageURL'],
  [{ kind: 'image-alts', language: 'es', images: [imageName('b'), imageName('c')] }, `imageAlts.${imageName('b')}.es`],
  [{ kind: 'fact', fact: 'investment' }, 'investment.from'],
  [{ kind: 'fact', fact: 'stage' }, 'stage'],
  [{ kind: 'unconfirmed' }, 'confirmedOn'],
  [{ kind: 'stale', days: 61 }, 'confirmedOn'],
] as const)('The missing content %j is reported at the field %s', (missing, place) => {
  expect(placeOfMissing(missing, 'en')).toBe(place);
});
