import type { BrokenEdit } from './edit.ts';

/** Laws and figures without an address and without a reason for that. */
export const brokenSources: readonly BrokenEdit[] = [
  {
    what: 'a law without an address and without the reason why',
    file: 'content/laws/taxes.yaml',
    from: '  address: https://servicios.infoleg.gob.ar/infolegInternet/anexos/40000-44999/44911/texact.htm\n',
    to: '',
    errors: [
      'content/laws/taxes.yaml, line 2: “law-20628: address” is missing: expected an address, or else unlinked with the reason why it has none.',
    ],
  },
  {
    what: 'a figure that has a publisher, no law, no address and no reason why',
    file: 'content/facts/sectors.yaml',
    from: '  address: https://pubs.usgs.gov/periodicals/mcs2026/mcs2026-lithium.pdf\n',
    to: '',
    errors: [
      'content/facts/sectors.yaml, line 133: “lithium-resources-rank: address” is missing: expected an address, or else unlinked with the reason why it has none.',
    ],
  },
];
