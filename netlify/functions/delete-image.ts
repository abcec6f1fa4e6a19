import type { Config } from '@netlify/functions';
import { deleteImage } from '../opportunities/images.ts';
import { imageNameIn } from '../http/path.ts';
import { noContent } from '../http/responses.ts';
import { purgePictures } from '../http/cdn-cache.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  DELETE: async (request, context) => {
    await requireAdmin(request);
    const name = imageNameIn(request);
    if (await deleteImage(name)) await purgePictures([name], context);
    return noContent();
  },
});

export const config: Config = { path: '/api/files/delete/:name' };
