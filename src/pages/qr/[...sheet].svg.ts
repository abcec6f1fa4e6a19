import type { APIRoute } from 'astro';
import { figurePagePaths } from '#domain/figure-pages';
import { investmentsPath } from '#domain/investments/register';
import { languages } from '#domain/language';
import { regimeKeys } from '#domain/opportunity/regimes';
import { provinceCodes, provincePath } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { readChapterPaths } from '../../content-readers/guide';
import { localizedPath, originOf, sheetCodePath } from '../../i18n/path';
import { qrCodeFile } from '../../on-demand/files';

interface Props extends Record<string, unknown> {
  /** Path of the page that the code links to. */
  readonly path: string;
}

export async function getStaticPaths() {
  const paths = await sheetPaths();
  return languages.flatMap((language) =>
    paths.map((path) => ({
      params: { sheet: sheetCodePath(path, language).replace(/^\/qr\/|\.svg$/g, '') },
      props: { path: localizedPath(path, language) },
    })),
  );
}

/** The QR code of a page or of a part of one. */
export const GET: APIRoute<Props> = (page) => qrCodeFile(new URL(page.props.path, originOf(page)));

/** English paths of the prebuilt pages designed to be printed; a province is a part of its page. */
async function sheetPaths(): Promise<readonly string[]> {
  return [
    '/why-argentina',
    ...provinceCodes.map((code) => `/why-argentina#${code}`),
    '/provinces',
    ...figurePagePaths,
    investmentsPath,
    ...provinceCodes.map(provincePath),
    ...sectorKeys.map((sector) => `/sectors/${sector}`),
    '/incentives',
    ...regimeKeys.map((regime) => `/incentives/${regime}`),
    ...(await readChapterPaths()),
  ];
}
