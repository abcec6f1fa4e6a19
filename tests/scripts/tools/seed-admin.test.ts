import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hasGap } from '#domain/opportunity/completeness';
import { sentContent } from '#domain/opportunity/content';
import { readHistory } from '../../../netlify/opportunities/history.ts';
import { listDeletedOpportunities, listOpportunities } from '../../../netlify/opportunities/list.ts';
import { readPublishedList } from '../../../netlify/opportunities/published.ts';
import { adminSamples } from '../../../scripts/tools/seed/admin/opportunity-samples.ts';
import { seedAdminOpportunities } from '../../../scripts/tools/seed/admin/seed-opportunities.ts';
import { samples } from '../../../scripts/tools/seed/samples/samples.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';

describe('the samples of the admin area', () => {
  provideBlobServer(() => startStrictBlobServer());

  test('The samples of the admin area have drafts, gaps, past versions and a trash', async () => {
    await seedAdminOpportunities();
    const live = await listOpportunities();
    expect(live.length).toBeGreaterThan(2);
    for (const { status } of live) expect(status).toBe('draft');
    expect(live.some((one) => hasGap(one, 'zh') && hasGap(one, 'picture') && hasGap(one, 'fact'))).toBe(true);
    expect(live.some((one) => !hasGap(one, 'translation') && !hasGap(one, 'fact'))).toBe(true);
    const histories = await Promise.all(live.map(({ id }) => readHistory(id)));
    expect(histories.some((history) => (history?.versions.length ?? 0) > 3)).toBe(true);
    expect(await listDeletedOpportunities()).toHaveLength(2);
  });

  test('The samples of the admin area are not public', async () => {
    await seedAdminOpportunities();
    expect(await readPublishedList()).toEqual([]);
  });

  test('A second run after an interrupted one does not duplicate the samples', async () => {
    await seedAdminOpportunities();
    const [before, trash] = [await listOpportunities(), await listDeletedOpportunities()];
    await seedAdminOpportunities();
    expect([await listOpportunities(), await listDeletedOpportunities()]).toEqual([before, trash]);
  });
});

test('Each sample of the admin area is valid for saving, is marked as a sample, and has a unique id', () => {
  for (const { saves } of adminSamples) {
    for (const save of saves) {
      expect(v.parse(sentContent, save)).toEqual(save);
      expect(save.description).toContain('Sample project sheet');
      expect(save.sample).toBe(true);
    }
  }
  const ids = [...adminSamples, ...samples].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
