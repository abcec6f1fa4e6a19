import sharp from 'sharp';

/** A small picture that the site accepts. */
export const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
