import { afterEach, expect, test, vi } from 'vitest';
import { encodeImage } from '../../../netlify/images/encode-image.ts';
import * as webp from '../../../netlify/images/to-webp.ts';
import { imageFile } from '../../support/images/images.ts';

vi.mock(import('../../../netlify/images/to-webp.ts'), { spy: true });
afterEach(() => vi.resetAllMocks());

const cause = new Error('vips: /var/task/secret.so: cannot open');

test('A failure of the encoder itself rejects, with the cause for the log', async () => {
  vi.mocked(webp.toWebp).mockRejectedValue(cause);
  vi.mocked(webp.encoderWorks).mockResolvedValue(false);
  await expect(encodeImage(await imageFile('png'))).rejects.toMatchObject({
    message: 'The image encoder fails',
    cause,
  });
});

test('An image that alone fails to encode is refused as unreadable, without a reason from the encoder', async () => {
  vi.mocked(webp.toWebp).mockRejectedValue(cause);
  expect(await encodeImage(await imageFile('png'))).toEqual({ kind: 'refused', reason: 'unreadable-image' });
  expect(webp.encoderWorks).toHaveBeenCalledOnce();
});

test('An image whose decoded type differs from its first bytes is refused', async () => {
  vi.mocked(webp.readHeader).mockResolvedValue({ type: 'image/svg+xml', pixels: 1, side: 1 });
  expect(await encodeImage(await imageFile('png'))).toEqual({ kind: 'refused', reason: 'unsupported-type' });
  expect(webp.toWebp).not.toHaveBeenCalled();
});

test('Bytes after the end of an image are not passed to the decoder', async () => {
  const file = await imageFile('jpeg');
  await encodeImage(Buffer.concat([file, file]));
  expect(webp.readHeader).toHaveBeenCalledExactlyOnceWith(file);
  expect(webp.toWebp).toHaveBeenCalledExactlyOnceWith(file);
});

test('A failed image does not block the following uploads', async () => {
  vi.mocked(webp.toWebp).mockRejectedValueOnce(cause);
  vi.mocked(webp.encoderWorks).mockResolvedValueOnce(false);
  const file = await imageFile('jpeg');
  const [failed, next] = await Promise.allSettled([encodeImage(file), encodeImage(file)]);
  expect(failed.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { kind: 'encoded' } });
});

test('Images are decoded one at a time', async () => {
  const real = await vi.importActual<typeof webp>('../../../netlify/images/to-webp.ts');
  let atOnce = 0;
  let most = 0;
  vi.mocked(webp.toWebp).mockImplementation(async (bytes) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    const made = await real.toWebp(bytes);
    atOnce -= 1;
    return made;
  });
  const file = await imageFile('jpeg');
  await Promise.all(Array.from({ length: 6 }, () => encodeImage(file)));
  expect(webp.toWebp).toHaveBeenCalledTimes(6);
  expect(most).toBe(1);
});
