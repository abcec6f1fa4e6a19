import sharp from 'sharp';
import { colours, plain } from './images.ts';
import { fileTypeBox, latin1, pngSignature, riff, riffChunk, zip } from './images-bytes.ts';

/** A file for a table of tests: its description and its bytes. */
export interface FileCase {
  readonly name: string;
  readonly bytes: Buffer;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const svgScript = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const svgReference =
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd" width="9" height="9"/></svg>';
const svgEntity = `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${svg}`;

const texts = {
  'an SVG': svg,
  'an SVG behind an XML header': `<?xml version="1.0" encoding="UTF-8"?>\n${svg}`,
  'an SVG behind a byte order mark': `\u{feff}${svg}`,
  'an SVG behind blank lines': `\n\n   \t${svg}`,
  'an SVG behind a comment': `<!-- \x89PNG -->${svg}`,
  'an SVG with a script': svgScript,
  'an SVG with a reference to a file': svgReference,
  'an SVG with an external entity': svgEntity,
  'an HTML page': '<!doctype html><html><body><script>alert(1)</script></body></html>',
  'a script': 'alert(document.domain)',
  'a PHP file': '<?php system($_GET["c"]); ?>',
  'a JSON text': '{"file":"image.png"}',
  'a plain text': 'This is no image.',
  'a data URL': 'data:image/png;base64,iVBORw0KGgo=',
  'a PDF': '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  'a PostScript file': '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage',
  'a portable pixmap': 'P3 1 1 255 255 0 0',
  'a shell script': '#!/bin/sh\nid',
  'a space': ' ',
  'a line break': '\r\n',
};

const raw = {
  'an empty file': '',
  'one zero byte': '\0',
  'a kilobyte of zeros': '\0'.repeat(1024),
  'a kilobyte of FF': '\xff'.repeat(1024),
  'a bitmap (BMP)': 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0',
  'an icon (ICO)': '\0\0\x01\0\x01\0\x01\x01\0\0\x01\0\x20\0\x30\0\0\0\x16\0\0\0',
  'a Photoshop file': '8BPS\0\x01\0\0\0\0\0\0\0\x03\0\0\0\x01\0\0\0\x01\0\x08\0\x03',
  'a JPEG XL': '\xff\x0a\xfa\x1f\x00',
  'a JPEG XL in its container': '\0\0\0\x0cJXL \r\n\x87\n',
  'a JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'a JPEG 2000 codestream': '\xff\x4f\xff\x51\0\x2f',
  'an OpenEXR': 'v/1\x01\x02\0\0\0',
  'a Matroska film': '\x1a\x45\xdf\xa3',
  'a program': 'MZ\x90\0\x03\0\0\0',
  'an ELF program': '\x7fELF\x02\x01\x01\0',
  'a WAV sound': 'RIFF\x24\0\0\0WAVEfmt ',
  'an AVI film': 'RIFF\x24\0\0\0AVI LIST',
  'half a JPEG signature': '\xff\xd8',
  'half a PNG signature': pngSignature.subarray(0, 7).toString('latin1'),
  'a PNG signature with its line breaks lost': '\x89PNG\n\x1a\n',
  'half a WebP signature': 'RIFF\0\0\0\0WEB',
  'a file type box without a brand': '\0\0\0\x08ftyp',
  'a PNG signature one byte late': `\n${pngSignature.toString('latin1')}`,
};

/** Files that are not JPEG, PNG, WebP or AVIF, whatever their name or media type. */
export async function foreignFiles(): Promise<FileCase[]> {
  const dot = () => plain(colours.red, { width: 4, height: 4 });
  const pixels = Buffer.alloc(48);
  const made = {
    'a GIF': await dot().gif().toBuffer(),
    'a GIF that is a JAR too': Buffer.concat([
      await dot().gif().toBuffer(),
      zip('META-INF/MANIFEST.MF', 'Main-Class: A'),
    ]),
    'a TIFF': await dot().tiff().toBuffer(),
    'a raw image without a header': await sharp(pixels, { raw: { width: 4, height: 4, channels: 3 } })
      .raw()
      .toBuffer(),
    'a ZIP': zip('image.png', 'no image'),
    'a HEIC header': fileTypeBox('heic', 'mif1', 'heic'),
    'a HEIF header without AVIF among its brands': fileTypeBox('mif1', 'heix', 'miaf'),
    'an MP4 header': fileTypeBox('isom', 'mp42'),
    'a RIFF of another kind': Buffer.from(riff(riffChunk('VP8 ', pixels))).fill('WAVE', 8, 12, 'latin1'),
    'an SVG in UTF-16': Buffer.from(`\u{feff}${svg}`, 'utf16le'),
  };
  const all = [
    ...Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)] as const),
    ...Object.entries(raw).map(([name, text]) => [name, latin1(text)] as const),
    ...Object.entries(made),
  ];
  return all.map(([name, bytes]) => ({ name, bytes }));
}
