import { expect, test } from 'vitest';
import { digestsOf } from '#domain/opportunity/translated-from';
import { restoreOpportunity } from '../../../netlify/opportunities/history.ts';
import { createOpportunity, readOpportunity, updateOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, fieldsWith, storedText } from './samples.ts';

provideBlobServer(() => startStrictBlobServer());

const id = 'a3c8f1de-52b7-4a0e-9d51-6f2b8c7e4d10';
const es = { title: 'Litio', subtitle: 'Exploración', description: '' };
const original = { ...fieldsWith(), translations: { es } };
const renamed = { ...fieldsWith({ title: 'Lithium in Jujuy' }), translations: { es } };
const { title, subtitle } = digestsOf(original);

test('Marking a translation as checked is a version, which can be undone, and repeating it is none', async () => {
  await createOpportunity(id, original);
  await updateOpportunity(id, renamed, 1);
  expect(await readOpportunity(id)).toMatchObject({ version: 2, translatedFrom: { es: { title, subtitle } } });
  const checked = { ...renamed, translatedFrom: { es: digestsOf(renamed) } };
  await updateOpportunity(id, checked, 2);
  await updateOpportunity(id, checked, 3);
  const { title: now } = digestsOf(renamed);
  expect(await readOpportunity(id)).toMatchObject({ version: 3, translatedFrom: { es: { title: now, subtitle } } });
  await restoreOpportunity(id, { version: 2, current: 3 });
  expect(await readOpportunity(id)).toMatchObject({ version: 4, translatedFrom: { es: { title, subtitle } } });
});

test('A record from before this key is read and edited without it, until a translation changes', async () => {
  await createOpportunity(id, original);
  const { translatedFrom: _, ...old } = JSON.parse((await storedText('opportunities', id)) ?? '');
  await bareStore('opportunities').set(id, JSON.stringify(old));
  await updateOpportunity(id, renamed, 1);
  expect(await readOpportunity(id)).not.toHaveProperty('translatedFrom');
  await updateOpportunity(id, { ...renamed, translations: { es: { ...es, title: 'Litio en Jujuy' } } }, 2);
  expect(await readOpportunity(id)).toMatchObject({ translatedFrom: { es: { title: digestsOf(renamed).title } } });
});
