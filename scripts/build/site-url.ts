type Environment = Readonly<Record<string, string | undefined>>;

/** The site's URL: `SITE_URL`, or the platform's `URL`, or localhost. */
export function siteURL({ SITE_URL, URL, PORT = '8888' }: Environment): string {
  return SITE_URL ?? URL ?? `http://localhost:${PORT}`;
}
