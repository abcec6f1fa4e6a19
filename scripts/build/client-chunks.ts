import type { Plugin } from 'vite';

/**
 * Groups modules that are loaded together: small files cost headers and compress badly. All groups except the first
 * exclude their dependencies, so that pages do not load the code of islands, such as React. A group imports only from
 * those above.
 */
export const groups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/react|nanostores)\/|^\0rolldown/,
  },
  alone(
    'pages',
    /\/src\/(?:i18n\/(?:path|fill)|domain\/(?:language|limits|province|time\/day)|api\/poor-connection)\.ts$/,
  ),
  alone(
    'domain',
    /node_modules\/valibot\/|\/src\/(?:domain\/(?:formatters|ids|keys|people|sector|text|validate|calls\/(?:call|errors|public-list)|opportunity\/(?:content|facts|opportunity|questions|schedule|shortlist|composite-facts|sub-sector|translations|verification))|api\/(?:request|upload-with-progress))\.ts$/,
  ),
  alone(
    'opportunities',
    /\/src\/(?:domain\/(?:image|excerpt)|i18n\/(?:opportunity-facts|intl|languages\/\w+|money))\.ts$/,
  ),
  alone('enquiry', /\/src\/(?:domain\/(?:country|enquiry\/enquiry|calls\/enquiry))\.ts$/),
  alone(
    'islands',
    /\/src\/(?:api\/loader|stores\/opportunities|ui\/(?:Icon|Field|IslandBoundary|input-method))(?:\.module\.css|\.tsx?)$/,
  ),
];

function alone(name: string, test: RegExp) {
  return { name, test, includeDependenciesRecursively: false };
}

/** Assigns browser modules to chunks. */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              // Chunks without their dependencies may add exports to an entry.
              rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting: { groups } } },
            },
          }
        : undefined,
  };
}
