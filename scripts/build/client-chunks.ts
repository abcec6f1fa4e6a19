import type { Plugin } from 'vite';

/** What is loaded together comes in few files: each file costs a visitor headers and a place in the queue. */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\/|^\0rolldown/ },
  { name: 'stores', test: /node_modules\/(?:nanostores|@nanostores\/react)\// },
  // These two come without what they import: the islands need the pages' files too, and the pages none of theirs, React
  // least of all. They hold leaves only: a file that imports an island's other files would be run before what it needs.
  {
    name: 'pages',
    test: /\/src\/(?:i18n\/(?:path|fill)|domain\/(?:language|uuid|province|limits)|api\/(?:retry|send-watched)|browser\/saves-data)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'islands',
    test: /\/src\/(?:api\/loader|ui\/(?:Icon|Field))(?:\.module\.css|\.tsx?)$/,
    includeDependenciesRecursively: false,
  },
];

/** Says which modules of the browser come in one file. */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              // A chunk that is shared without its dependencies may add exports to an entry.
              rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting: { groups } } },
            },
          }
        : undefined,
  };
}
