import type { APIRoute } from 'astro';
import { languages } from '#domain/language';
import { readSheetPaths } from '../../content-readers/sheets';
import { originOf } from '../../i18n/origin';
import { localizedPath } from '../../i18n/path';
import { sheetCodePath } from '../../i18n/sheet-code';
import { qrCodeFile } from '../../on-demand/files';

interface Props extends Record<string, unknown> {
  /** Path of the page that the code links to. */
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

/** The QR code of a page or of a part of one. */
export const GET: APIRoute<Props> = (page) => qrCodeFile(new URL(page.props.path, originOf(page)));
