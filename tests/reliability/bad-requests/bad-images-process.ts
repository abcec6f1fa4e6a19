// Uploads every file of a folder, in a separate process so that its memory is only that of uploads. Prints each
// response and the peak memory of the process.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import uploadImage from '../../../netlify/functions/upload-image.ts';
import { call } from '../../netlify/functions/call.ts';
import { paths } from '../../support/paths.ts';
import { withOwnSurroundings } from '../own-surroundings.ts';

const [folder = '', seed = '1'] = process.argv.slice(2);
let most = 0;
const sample = () => {
  most = Math.max(most, process.memoryUsage.rss());
};
setInterval(sample, 2).unref();

const responses = await withOwnSurroundings({ seed: Number(seed) }, async ({ token }) => {
  const found: [file: string, status: number][] = [];
  for (const file of (await readdir(folder)).sort()) {
    const body = new FormData();
    // The sender’s file name must not matter.
    const name = `image${['.jpg', '.png', '.webp', '.svg', '.php', ''][found.length % 6]}`;
    body.append('file', new Blob([await readFile(join(folder, file))], { type: 'image/jpeg' }), name);
    const response = await call(uploadImage, 'POST', paths.uploadImage, { body, token });
    await response.text();
    found.push([file, response.status]);
    sample();
  }
  return found;
});
console.log(JSON.stringify({ answers: responses, megabytes: Math.round(most / 2 ** 20) }));
