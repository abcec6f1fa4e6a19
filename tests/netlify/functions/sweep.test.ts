import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/time/day';
import { imageTag } from '#http/headers';
import images from '../../../netlify/functions/read-image.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import sweep from '../../../netlify/functions/sweep.ts';
import uploadImage from '../../../netlify/functions/upload-image.ts';
import { imageFile } from '../../support/images/images.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { anyContext, playPurges } from '../http/platform.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, origin } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function upload(): Promise<string> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(await imageFile('png'))], 'a.png'));
  const response = await call(uploadImage, 'POST', paths.uploadImage, { token: await goodToken(), body });
  return v.parse(v.string(), await response.json());
}
const status = async (name: string) => (await call(images, 'GET', paths.image(name))).status;
const request = new Request(origin);

describe('the daily sweep', () => {
  test('The daily sweep deletes images that have been unreferenced for a day, and no others', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const [referenced, orphaned] = [await upload(), await upload()];
    const json = fieldsWith({ imageURL: [referenced] });
    await call(saveOpportunity, 'POST', paths.saveOpportunity, { token: await goodToken(), json });
    await sweep(request, anyContext);
    expect([await status(referenced), await status(orphaned)]).toEqual([200, 200]);
    for (let days = 1; days <= 3; days += 1) {
      vi.setSystemTime(Date.now() + dayMs + 60_000);
      await sweep(request, anyContext);
    }
    expect([await status(referenced), await status(orphaned)]).toEqual([200, 404]);
    expect(log.mock.calls.flat().join('\n')).toContain('1 images');
  });

  test('The daily sweep purges deleted images from the CDN', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const name = await upload();
    const purges = playPurges();
    await sweep(request, anyContext);
    expect(purges).toEqual([]);
    vi.setSystemTime(Date.now() + dayMs);
    await sweep(request, anyContext);
    expect(purges).toEqual([[imageTag(name)]]);
  });

  test('The daily sweep throws when the store fails, so that the platform reports it', async () => {
    server().faults.script({ kind: '503', times: Number.POSITIVE_INFINITY });
    await expect(sweep(request, anyContext)).rejects.toThrow();
  });
});
