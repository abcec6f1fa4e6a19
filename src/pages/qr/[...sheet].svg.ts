import type { APIRoute } from 'astro';
import { languages } from '#domain/language';
import { readSheetPaths } from '../../content-readers/sheets';
import { originOf } from '../../i18n/origin';
import { localizedPath } from '../../i18n/path';
import { sheetCodePath } from '../../i18n/sheet-code';
import { qrCodeOf } from '../../ui/qr-code';

interface Props extends Record<string, unknown> {
  /** The path of the page that the code leads to. */
  readonly path: string;
}

export async function getStaticPaths() {
  const paths = await readSheetPaths();
  return languages.flatMap((language) =>
    paths.map((path) => ({
      params: { sheet: sheetCodePath(path, language).replace(/^\/qr\/|\.svg$/g, '') },
      props: { path: localizedPath(path, language) },
    })),
  );
}

/** The QR code of a page, as a file of its own: only printers fetch it. */
export const GET: APIRoute<Props> = (page) => {
  const { size, path } = qrCodeOf(new URL(page.props.path, originOf(page)).href);
  const drawing = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/>`;
  const attributes = `viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"`;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${drawing}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
