import { describe, expect, test } from 'vitest';
import { csv } from '#domain/csv';
import { enquiryColumns, enquiryRow } from '#domain/enquiry/exports';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { readEnquiries } from '../../../scripts/tools/enquiries/read-enquiries.ts';
import { enquiryWith } from '../../netlify/opportunities/samples.ts';
import { parseCSV } from '../../support/parse-csv.ts';
import { storesBehind } from '../../support/sites/backup-sites.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';

describe('the enquiries of a site', () => {
  const server = provideBlobServer(() => startStrictBlobServer({ pageSize: 2 }));

  test('Enquiries are read oldest first with their suspicions, and unreadable ones are reported', async () => {
    for (const firstName of ['Ana', 'Bea', 'Carla'])
      await storeEnquiry(enquiryWith({ firstName }), crypto.randomUUID());
    const opportunities = [crypto.randomUUID(), crypto.randomUUID()];
    const suspected = enquiryWith({ firstName: '=1+1', opportunities });
    await storeEnquiry(suspected, crypto.randomUUID(), ['trap', 'haste']);
    const { enquiries } = storesBehind(server().context);
    await enquiries.add('f'.repeat(64), new TextEncoder().encode('{'));
    const { read, unreadable } = await readEnquiries(enquiries);
    expect(unreadable).toEqual(['f'.repeat(64)]);
    expect(read.map(({ receivedAt }) => receivedAt)).toEqual(read.map(({ receivedAt }) => receivedAt).sort());
    const [head, ...rows] = parseCSV(csv([enquiryColumns, ...read.map((one) => enquiryRow(one))]));
    expect(head?.join()).toBe(
      'reference,receivedAt,answerBy,state,assignee,answeredAt,followedUpAt,firstName,lastName,email,company,sector,' +
        'country,message,opportunities,phone,wechat,horizon,size,language,notes,heldFor,attached',
    );
    expect(rows.map((row) => [row[7], row[14], row[21]]).sort()).toEqual([
      ["'=1+1", opportunities.join(' '), 'trap haste'],
      ['Ana', '', ''],
      ['Bea', '', ''],
      ['Carla', '', ''],
    ]);
  });
});
