import { createHash } from 'node:crypto';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { storeImage } from '../../../netlify/opportunities/images.ts';
import {
  createOpportunity,
  deleteOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { blobStores, type Connection } from '../../../scripts/tools/backup/blob-stores.ts';
import { backedUp, type SiteStores } from '../../../scripts/tools/backup/site-stores.ts';
import { enquiryWith, fieldsWith } from '../../netlify/opportunities/samples.ts';

/** The stores of the site that a value of NETLIFY_BLOBS_CONTEXT names. */
export function storesBehind(context: string): SiteStores {
  const { siteID, token, uncachedEdgeURL } = JSON.parse(Buffer.from(context, 'base64').toString());
  const connection: Connection = { siteID, token, edgeURL: uncachedEdgeURL };
  return blobStores(connection);
}

/**
 * Fills the site of this process as its users would: opportunities with past versions, one of them deleted; images in a
 * current version, in a past version and in none; and enquiries.
 */
export async function fillSite(): Promise<void> {
  const images: string[] = [];
  for (let index = 0; index < 4; index += 1) images.push(await storeImage(new Uint8Array(3_000).fill(65 + index)));
  const [first = '', second = '', third = ''] = images;
  const [edited, deleted] = [crypto.randomUUID(), crypto.randomUUID()];
  await createOpportunity(edited, fieldsWith({ imageURL: [first] }));
  await updateOpportunity(edited, fieldsWith({ title: 'Litio en Salta 盐湖', imageURL: [second] }), 1);
  await createOpportunity(deleted, fieldsWith({ imageURL: [third] }));
  await deleteOpportunity(deleted);
  await storeEnquiry(enquiryWith(), crypto.randomUUID());
  await storeEnquiry(enquiryWith({ firstName: '伟', message: '=1+1' }), crypto.randomUUID());
}

/** Every blob of a site, as `store/key` with the digest of its bytes, in order. */
export async function contentsOf(stores: SiteStores): Promise<string[]> {
  const contents: string[] = [];
  for (const store of backedUp) {
    for (const key of await stores[store].keys()) {
      const bytes = (await stores[store].read(key)) ?? new Uint8Array();
      contents.push(`${store}/${key} ${createHash('sha256').update(bytes).digest('hex')}`);
    }
  }
  return contents.sort();
}
