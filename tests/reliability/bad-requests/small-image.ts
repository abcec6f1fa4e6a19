import sharp from 'sharp';

/** A small image that the site accepts. */
export const smallImage = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
