import type { SectorKey } from '#domain/sector';

/**
 * The sub-sectors of each sector, which decide the regimes that a project should check. Some belong to several sectors.
 * Law 27.191 counts hydropower up to 50 MW as renewable.
 */
export const subSectorsOf = {
  'real-state': ['housing', 'mixed-use', 'offices-retail', 'industrial-property', 'infrastructure'],
  energy: [
    'wind',
    'solar',
    'small-hydro',
    'large-hydro',
    'bioenergy',
    'biofuels',
    'energy-storage',
    'thermal-power',
    'nuclear',
    'transmission',
    'oil-gas-onshore',
    'oil-gas-offshore',
    'oil-gas-transport',
    'gas-export',
    'gas-processing-lng',
    'refining-petrochemicals',
    'oil-gas-services',
    'hydrogen',
  ],
  agriculture: [
    'grains',
    'livestock',
    'dairy',
    'poultry-pork',
    'fruit-nuts',
    'industrial-crops',
    'forestry',
    'grain-storage',
    'ports',
    'food-processing',
    'irrigation',
    'biotechnology',
  ],
  tourism: ['lodging', 'nature-tourism', 'mountain-ski', 'attractions', 'events', 'tourist-transport'],
  industrial: [
    'steel',
    'metals-machinery',
    'automotive',
    'electronics',
    'textiles',
    'chemicals',
    'pharmaceuticals',
    'food-processing',
    'wood-paper',
    'construction-materials',
    'industrial-parks',
    'logistics',
    'ports',
    'biotechnology',
  ],
  vineyards: ['vineyard', 'winery', 'wine-tourism', 'grape-must'],
  mining: [
    'lithium',
    'copper',
    'gold-silver',
    'uranium',
    'other-metals',
    'industrial-minerals',
    'quarrying',
    'mining-services',
  ],
  tech: [
    'software',
    'artificial-intelligence',
    'data-centres',
    'telecoms',
    'financial-technology',
    'electronics',
    'digital-media',
    'biotechnology',
  ],
  fishing: ['sea-fishing', 'fish-processing', 'aquaculture', 'ports'],
  aerospace: ['satellites', 'launchers', 'aircraft', 'drones', 'ground-stations', 'aircraft-maintenance'],
  education: [
    'universities',
    'schools',
    'language-schools',
    'vocational-training',
    'education-technology',
    'student-residences',
  ],
  research: [
    'biotechnology',
    'nanotechnology',
    'clinical-research',
    'astronomy',
    'nuclear-research',
    'agricultural-research',
    'laboratories',
  ],
} as const satisfies Readonly<Record<SectorKey, readonly string[]>>;

export type SubSector = (typeof subSectorsOf)[SectorKey][number];

/** Every sub-sector once, in the order of the sectors. */
export const subSectors: readonly SubSector[] = [...new Set(Object.values(subSectorsOf).flat())];

/** Whether a sub-sector belongs to a sector. */
export function isSubSectorOf(sector: SectorKey, subSector: string): boolean {
  return subSectorsOf[sector].some((one) => one === subSector);
}

/** The size of a firm by the Argentine classes (Law 24.467 and the resolutions that fix them); `large` is above all. */
export const firmSizes = ['micro', 'small', 'medium-1', 'medium-2', 'large'] as const;

export type FirmSize = (typeof firmSizes)[number];
