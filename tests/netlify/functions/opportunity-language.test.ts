import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import deleteOpportunity from '../../../netlify/functions/delete-opportunity.ts';
import adminOpportunities from '../../../netlify/functions/list-opportunities.ts';
import publicOpportunities from '../../../netlify/functions/list-published.ts';
import trash from '../../../netlify/functions/list-trash.ts';
import history from '../../../netlify/functions/read-history.ts';
import restoreOpportunity from '../../../netlify/functions/restore-opportunity.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import { restoreBackup } from '../../../scripts/tools/backup/restore-backup.ts';
import { takeBackup } from '../../../scripts/tools/backup/take-backup.ts';
import { paths } from '../../support/paths.ts';
import { contentsOf, storesBehind } from '../../support/sites/backup-sites.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, refusalOf } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());

type Handler = Parameters<typeof call>[0];

async function responseOf(handler: Handler, method: string, path: string, json?: object) {
  const response = await call(handler, method, path, { token: await goodToken(), ...(json && { json }) });
  expect(response.ok, path).toBe(true);
  return response.status === 204 ? undefined : response.json();
}

const save = (json: object) => responseOf(saveOpportunity, 'POST', paths.saveOpportunity, json);
const publicList = () => responseOf(publicOpportunities, 'GET', paths.opportunities);
const spanish = fieldsWith({ title: 'Litio en Salta', language: 'es' });

test('A Spanish opportunity stays Spanish through lists, edits, history, trash and restoration', async () => {
  const { id } = await save(spanish);
  expect(await publicList()).toMatchObject([{ id, language: 'es' }]);

  await save({ id, ...fieldsWith({ title: 'Litio en Jujuy' }) });
  expect(await responseOf(adminOpportunities, 'GET', paths.adminOpportunities)).toMatchObject([
    { title: 'Litio en Jujuy', language: 'es' },
  ]);
  await save({ id, ...fieldsWith({ title: 'Lithium in Jujuy', language: 'en' }) });
  expect((await publicList())[0]).not.toHaveProperty('language');

  const { versions } = await responseOf(history, 'GET', paths.opportunityHistory(id));
  expect(versions.map(({ language }: { language: string }) => language)).toEqual(['en', 'es', 'es']);
  await responseOf(restoreOpportunity, 'POST', paths.restoreOpportunity(id), { version: 1 });
  expect(await publicList()).toMatchObject([{ title: 'Litio en Salta', language: 'es' }]);

  await responseOf(deleteOpportunity, 'DELETE', paths.deleteOpportunity(id));
  expect(await responseOf(trash, 'GET', paths.trash)).toMatchObject([{ id, language: 'es' }]);
  await responseOf(restoreOpportunity, 'POST', paths.restoreOpportunity(id));
  expect(await publicList()).toMatchObject([{ id, language: 'es' }]);
});

test('The public list refuses an unknown language by its parameter', async () => {
  const response = await call(publicOpportunities, 'GET', `${paths.opportunities}?language=fr`);
  expect(response.status).toBe(400);
  expect(await refusalOf(response)).toMatchObject({ error: 'invalid', fields: { language: 'unknown' } });
  expect((await call(publicOpportunities, 'GET', `${paths.opportunities}?language=zh`)).status).toBe(200);
});

test('A change of only the language makes a new version', async () => {
  const { id } = await save(spanish);
  expect(await save({ id, ...spanish, language: 'zh' })).toMatchObject({ version: 2, language: 'zh' });
});

test('A backup restores the language', async () => {
  const { id } = await save(spanish);
  const file = join(await temporaryFolder(), 'backup.tar.gz');
  const site = storesBehind(server().context);
  await takeBackup(site, file, 'the test');
  const running = await startStrictBlobServer();
  onTestFinished(() => running.stop());
  const other = storesBehind(running.context);
  await restoreBackup(other, file, { merge: false });
  expect(await contentsOf(other)).toEqual(await contentsOf(site));
  const restored = await other.opportunities.read(id);
  expect(JSON.parse(Buffer.from(restored ?? []).toString())).toMatchObject({ language: 'es' });
});
