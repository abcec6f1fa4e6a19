import type { APIRoute } from 'astro';
import { languages } from '#domain/language';
import { readSheetPaths } from '../../content-readers/sheets';
import { localizedPath, originOf, sheetCodePath } from '../../i18n/path';
import { qrCodeFile } from '../../responses/qr-code-file';

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
