import type { Config } from '@netlify/functions';
import { storeImage } from '../opportunities/images.ts';
import { json } from '../http/responses.ts';
import { Problem } from '../http/problem.ts';
import { readFile } from '../http/read-file.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';
import { encodeImage } from '../images/encode-image.ts';

export default route({
  POST: async (request) => {
    await requireAdmin(request);
    const image = await encodeImage(await readFile(request));
    if (image.kind === 'refused') throw new Problem(image.reason);
    return json(await storeImage(image.bytes), { status: 201 });
  },
});

export const config: Config = { path: '/api/files/upload' };
