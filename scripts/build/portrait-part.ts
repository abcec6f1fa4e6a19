import sharp from 'sharp';
import type { PortraitCut } from '#domain/illustrations/home-illustration';

/**
 * The part of an illustration for phones, as high as the whole and as wide as `shape` times that, in pixels of the
 * whole.
 */
export async function portraitPart(whole: Buffer, cut: PortraitCut, shape: number): Promise<Buffer> {
  const picture = sharp(whole);
  const { width: across, height } = await picture.metadata();
  const width = Math.floor(height * shape);
  const part =
    typeof cut === 'number'
      ? picture.extract({ left: Math.round(((across - width) * cut) / 100), top: 0, width, height })
      : picture.resize({ width, height, position: cut });
  return part.png({ compressionLevel: 0 }).toBuffer();
}
