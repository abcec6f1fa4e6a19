import { limits } from '#domain/limits';
import { mediaType, readBody } from './body.ts';
import { Problem } from './problem.ts';

const field = 'file';

// The size of a multipart body besides the file: boundaries and a few headers.
const envelopeBytes = 16 * 1024;

/**
 * The bytes of the one file in a multipart request’s field `file`: `unsupported-type` for any other content type,
 * `too-large` over limits.uploadBytes, `malformed` for a broken body, `invalid` when the field contains no file.
 */
export async function readFile(request: Request): Promise<Uint8Array> {
  if (mediaType(request) !== 'multipart/form-data') throw new Problem('unsupported-type');
  const form = await parse(await readBody(request, limits.uploadBytes + envelopeBytes), request);
  const [file, ...more] = form.getAll(field);
  if (file === undefined) throw new Problem('invalid', { fields: { [field]: 'required' } });
  if (typeof file === 'string') throw new Problem('invalid', { fields: { [field]: 'wrong-type' } });
  if (more.length > 0) throw new Problem('invalid', { fields: { [field]: 'too-many' } });
  if (file.size > limits.uploadBytes) throw new Problem('too-large');
  return new Uint8Array(await file.arrayBuffer());
}

async function parse(body: Uint8Array<ArrayBuffer>, request: Request): Promise<FormData> {
  try {
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
    return await new Response(body, { headers }).formData();
  } catch (cause) {
    throw new Problem('malformed', { cause });
  }
}
