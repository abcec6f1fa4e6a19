import type { SiteStore, SiteStores } from '../../../scripts/tools/backup/site-stores.ts';

/** Whether the request at which the process dies reaches the store. */
export type Death = 'before it lands' | 'after it landed';

/**
 * Stores of a process that dies at one of its requests, counted from 0. That request and all later ones never settle,
 * as for a killed process. `died` resolves at that moment.
 */
export function dyingStores(stores: SiteStores, at: number, death: Death) {
  let count = 0;
  const { promise: died, resolve: die } = Promise.withResolvers<'died'>();
  async function request<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const number = count;
    count += 1;
    if (number < at) return work();
    if (number === at && death === 'after it landed') await work();
    die('died');
    return new Promise(() => {});
  }
  const dying = (store: SiteStore): SiteStore => ({
    keys: () => request(store.keys),
    read: (key) => request(() => store.read(key)),
    add: (key, bytes) => request(() => store.add(key, bytes)),
  });
  const { opportunities, images, enquiries, people, enquiryReferences, pendingDeletions } = stores;
  return {
    stores: {
      ...{ opportunities: dying(opportunities), images: dying(images) },
      ...{ enquiries: dying(enquiries), people: dying(people) },
      enquiryReferences: {
        add: (key: string, bytes: Uint8Array) => request(() => enquiryReferences.add(key, bytes)),
      },
      pendingDeletions: { read: (key: string) => request(() => pendingDeletions.read(key)) },
    },
    died,
  };
}

/** Stores in memory, for a site without other clients. */
export function storesInMemory(): SiteStores & Readonly<Record<'enquiryReferences' | 'pendingDeletions', SiteStore>> {
  const store = (): SiteStore => {
    const blobs = new Map<string, Uint8Array>();
    return {
      keys: async () => [...blobs.keys()],
      read: async (key) => blobs.get(key),
      add: async (key, bytes) => {
        if (!blobs.has(key)) blobs.set(key, bytes);
      },
    };
  };
  return {
    ...{ opportunities: store(), images: store(), enquiries: store(), people: store() },
    ...{ enquiryReferences: store(), pendingDeletions: store() },
  };
}
