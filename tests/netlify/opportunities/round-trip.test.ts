import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '#domain/language';
import { contentOf, emptyContent, type OpportunityContent } from '#domain/opportunity/content';
import { listedOpportunityOf, type Opportunity, summaryOf } from '#domain/opportunity/opportunity';
import { translatedFromAfter } from '#domain/opportunity/translated-from';
import { readHistory, restoreOpportunity } from '../../../netlify/opportunities/history.ts';
import { storeImage } from '../../../netlify/opportunities/images.ts';
import { listDeletedOpportunities, listOpportunities } from '../../../netlify/opportunities/list.ts';
import { deleteOpportunity, readOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { readPublished, readPublishedList } from '../../../netlify/opportunities/published.ts';
import { restoreBackup } from '../../../scripts/tools/backup/restore-backup.ts';
import { takeBackup } from '../../../scripts/tools/backup/take-backup.ts';
import { FormStore } from '../../../src/admin/editor/form-store.ts';
import { storedNames } from '../../../src/admin/editor/images/form-image.ts';
import { formContentOf, formValuesOf } from '../../../src/admin/form-values/form-values.ts';
import { startSession } from '../../../src/admin/session/session.ts';
import { loadFunctions } from '../../reliability/functions.ts';
import { arbitraryContent } from '../../support/arbitrary/arbitrary-content.ts';
import { withEnvironment } from '../../support/environment.ts';
import { fc, tries } from '../../support/properties.ts';
import { storesBehind } from '../../support/sites/backup-sites.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';
import { goodToken, origin } from '../functions/call.ts';
import { contextFrom } from '../http/platform.ts';
import { provideAdministrator } from '../login/administrator.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());

/** The browser’s requests go to the functions; requests of the store pass. */
beforeEach(async () => {
  const functions = await loadFunctions();
  const outside = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string | URL | Request, init?: RequestInit) => {
    if (typeof url !== 'string' || !url.startsWith('/')) return outside(url, init);
    const { pathname } = new URL(url, origin);
    return functions.at(pathname)(new Request(new URL(url, origin), init), contextFrom('192.0.2.1'));
  });
  startSession(await goodToken());
});

/**
 * Enters the content into the form of a new or stored opportunity, closes it, and saves the form that is reopened from
 * the unsaved changes.
 */
async function save(content: OpportunityContent, record?: Opportunity): Promise<Opportunity> {
  const name = crypto.randomUUID();
  const form = new FormStore(record, name);
  form.$values.set(formValuesOf(content));
  form.images.replace(content.imageURL);
  form.close();
  const reopened = new FormStore(record, name);
  const draft = { publishAt: content.publishAt ?? '' };
  const state = await reopened.save(record && (content.status === 'published' ? 'publish' : draft));
  reopened.close();
  if (state.kind !== 'saved') throw new Error(`The form is ${JSON.stringify(state)}.`);
  return state.opportunity;
}

/** The content that the form shows for a record. */
function shown(record: Opportunity): unknown {
  const form = new FormStore(record, crypto.randomUUID());
  const content = { ...form.$values.get(), imageURL: storedNames(form.images.$images.get()) };
  form.close();
  return content;
}

async function found(id: string): Promise<Opportunity> {
  const opportunity = await readOpportunity(id);
  if (!opportunity) throw new Error('It is not there.');
  return opportunity;
}

/** The record in another store, after a backup and its restoration. */
async function backedUpAndRestored(id: string): Promise<Opportunity> {
  const file = join(await temporaryFolder(), 'backup.tar.gz');
  await takeBackup(storesBehind(server().context), file, 'the test');
  const other = await startStrictBlobServer();
  onTestFinished(() => other.stop());
  await restoreBackup(storesBehind(other.context), file, { merge: false });
  return withEnvironment({ NETLIFY_BLOBS_CONTEXT: other.context }, () => found(id));
}

test('Every field passes form, save, lists, page, history, trash, restoration and backup unchanged', async () => {
  const images = [await storeImage(Uint8Array.of(1)), await storeImage(Uint8Array.of(2))];
  const contents = fc.tuple(arbitraryContent(images), arbitraryContent(images));
  await fc.assert(
    fc.asyncProperty(contents, async ([first, second]) => {
      const before = await save(first);
      const { id } = before;
      const saved = await save(second, await found(id));
      expect(before.translatedFrom).toEqual(translatedFromAfter(first, emptyContent));
      expect(saved.translatedFrom).toEqual(translatedFromAfter(second, before));
      expect(contentOf(saved)).toEqual(second);
      expect(contentOf((await listOpportunities()).find((one) => one.id === id) ?? saved)).toEqual(second);
      const isPublic = second.status === 'published';
      const { by: _, ...published } = saved;
      expect((await readPublished(id))?.opportunity).toEqual(isPublic ? published : undefined);
      for (const reader of [undefined, ...languages]) {
        const listed = (await readPublishedList(reader)).find((one) => one.id === id);
        expect(listed).toEqual(isPublic ? summaryOf(listedOpportunityOf(saved), reader) : undefined);
      }
      if (saved.version === 2) {
        expect((await readHistory(id))?.versions).toEqual([saved, before]);
      }
      await deleteOpportunity(id);
      expect((await listDeletedOpportunities()).filter((one) => one.id === id).map(contentOf)).toEqual([second]);
      await restoreOpportunity(id, { version: 1 });
      for (const restored of [await found(id), await backedUpAndRestored(id)]) {
        expect(shown(restored)).toEqual(formContentOf(first));
        expect(restored.translatedFrom).toEqual(before.translatedFrom);
      }
    }),
    { numRuns: tries(15) },
  );
});
