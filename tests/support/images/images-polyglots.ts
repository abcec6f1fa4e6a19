import { imageFile, imageFormats } from './images.ts';
import {
  box,
  comment,
  jpegSegment,
  latin1,
  pngChunk,
  riff,
  riffChunk,
  withChunks,
  withSegments,
  xmpSegment,
  zip,
} from './images-bytes.ts';
import type { FileCase } from './images-foreign.ts';

const jar = zip('META-INF/MANIFEST.MF', 'Main-Class: Attack');

/** The payload that an attacker appends to an image. */
const appendices = {
  'an HTML page': latin1('<html><body onload=alert(1)>'),
  'an HTML fragment': latin1('<img src=x onerror=alert(1)>'),
  'a script element': latin1('<script>alert(1)</script>'),
  'PHP code': latin1('<?php system($_GET["c"]); ?>'),
  'short PHP code': latin1('<?=`id`?>'),
  'a JAR': jar,
  'the head of a ZIP': latin1(`PK\x03\x04\x14${'\0'.repeat(25)}`),
  'a PDF': latin1('%PDF-1.7\n%%EOF'),
  'an SVG': latin1('<svg onload=alert(1)>'),
  'a GIF': latin1('GIF89a\x01\0\x01\0'),
  'a RAR': latin1('Rar!\x1a\x07\x00'),
  'a 7z': latin1('7z\xbc\xaf\x27\x1c'),
  'a program': latin1('MZ\x90\0\x03\0\0\0\x04'),
  'a shell script': latin1('\n#!/bin/sh\nid\n'),
  'a plain text': latin1('trailing text'),
  'padding and a page': latin1(`${'\0'.repeat(64)}<body>`),
  'a cut JPEG': latin1('\xff\xd8\xff\xe0\0\x10JFIF'),
};

/** Images with a payload after their end. */
export async function appendedPolyglots(): Promise<FileCase[]> {
  const images = await Promise.all(imageFormats.map(async (format) => ({ format, file: await imageFile(format) })));
  return images.flatMap(({ format, file }) =>
    Object.entries(appendices).map(([name, bytes]) => ({
      name: `${format} followed by ${name}`,
      bytes: Buffer.concat([file, bytes]),
    })),
  );
}

/** Images with a payload inside, where decoders do not look. */
export async function embeddedPolyglots(): Promise<FileCase[]> {
  const [jpeg, png, webp, avif] = await Promise.all(imageFormats.map((format) => imageFile(format)));
  if (!jpeg || !png || !webp || !avif) throw new Error('A format is missing');
  const inWebp = (type: string, content: Buffer) => riff(webp.subarray(12), riffChunk(type, content));
  const files = {
    'jpeg with PHP in its comment': withSegments(jpeg, comment('<?php system($_GET["c"]); ?>')),
    'jpeg with PHP in capitals': withSegments(jpeg, comment('<?PHP\tphpinfo();')),
    'jpeg with a script in its EXIF': withSegments(
      jpeg,
      jpegSegment(0xe1, latin1('Exif\0\0<SCRIPT src=//x></SCRIPT>')),
    ),
    'jpeg with a page in its XMP': withSegments(jpeg, xmpSegment('<!DOCTYPE html><title>x</title>')),
    'jpeg with a JAR in its colour profile': withSegments(jpeg, jpegSegment(0xe2, jar)),
    'jpeg with a PDF in its comment': withSegments(jpeg, comment('%PDF-1.4\n1 0 obj')),
    'jpeg that is JavaScript': javaScript(jpeg),
    'jpeg with a JAR behind its gain map': Buffer.concat([jpeg, jpeg, jar]),
    'jpeg followed by a cut film': Buffer.concat([jpeg, latin1('\0\0\x10\0ftypmp42')]),
    'jpeg with a JAR in its film': Buffer.concat([jpeg, box('ftyp', latin1('mp42\0\0\0\0')), box('mdat', jar)]),
    "jpeg with PHP in Samsung's trailer": Buffer.concat([jpeg, latin1('<?php\nphpinfo(); SEFHSEFT')]),
    'png with a page in its text': withChunks(png, pngChunk('tEXt', latin1('Comment\0<html><body>'))),
    'png with PHP in a private chunk': withChunks(png, pngChunk('phPc', latin1('<?php phpinfo();'))),
    'png with a JAR in a private chunk': withChunks(png, pngChunk('jaRc', jar)),
    'webp with a script in its XMP': inWebp('XMP ', latin1('<script>alert(1)</script>')),
    'webp with a JAR in an unknown chunk': inWebp('JUNK', jar),
    'avif with PHP in a free box': Buffer.concat([avif, box('free', latin1('<?php phpinfo();'))]),
    'avif with a JAR in a free box': Buffer.concat([avif, box('free', jar)]),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}

/** The start marker and a first segment of 0x2F2A bytes read as `ÿØÿà/*`: an assignment whose middle is a comment. */
function javaScript(jpeg: Buffer): Buffer {
  const filling = Buffer.alloc(0x2f2a - 2);
  return withSegments(jpeg, jpegSegment(0xe0, filling), comment('*/=alert(1)/*'));
}
