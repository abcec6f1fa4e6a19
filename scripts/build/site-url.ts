type Environment = Readonly<Record<string, string | undefined>>;

/** The site's own URL: `SITE_URL`, else the platform's `URL`, else this machine. */
export function siteURL({ SITE_URL, URL, PORT = '8888' }: Environment): string {
  return SITE_URL ?? URL ?? `http://localhost:${PORT}`;
}
