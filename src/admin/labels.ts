import type { Language } from '#domain/language';
import type { OpenMatter, Seeking, Stage, Status } from '#domain/opportunity/facts';
import type { OpportunityTexts } from '#domain/opportunity/translations';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import type { FormField } from './state/form-values';

// What fields and choices are called, in the form and in comparisons.

export const fieldLabels = {
  title: 'Title',
  subtitle: 'Subtitle',
  sector: 'Sector',
  language: 'Language of the text',
  description: 'Description',
  imageURL: 'Pictures',
  status: 'Status',
  province: 'Province',
  investment: 'Investment',
  stage: 'Stage',
  seeking: 'Looking for',
  deadline: 'Deadline',
  confirmedOn: 'Confirmed on',
  open: 'Not settled yet',
  translations: 'Other languages',
  imageAlts: 'What the pictures show',
} as const satisfies Record<FormField, string>;

export const investmentLabels = { from: 'Investment from', to: 'Investment up to' } as const;

/** The languages of the site in English, the language of the admin area. */
export const languageLabels = { en: 'English', es: 'Spanish', zh: 'Chinese' } as const satisfies Record<
  Language,
  string
>;

/** A text of an opportunity in another language. */
export function translationLabel(text: keyof OpportunityTexts, language: Language): string {
  return `${fieldLabels[text]} in ${languageLabels[language]}`;
}

/** What the administrator's sector choice calls each sector (docs/data.md §5). */
export const sectorLabels = {
  aerospace: 'Aerospace',
  agriculture: 'Agriculture',
  education: 'Education',
  energy: 'Energy',
  fishing: 'Fishing',
  industrial: 'Industrial',
  mining: 'Mining',
  'real-state': 'Real Estate',
  research: 'Research',
  tech: 'Technology',
  tourism: 'Tourism',
  vineyards: 'Vineyards',
} as const satisfies Record<SectorKey, string>;

export const statusLabels = { published: 'Published', draft: 'Draft' } as const satisfies Record<Status, string>;

export const provinceLabels = {
  BSAS: 'Buenos Aires Province',
  CAT: 'Catamarca',
  CBA: 'Córdoba',
  CHA: 'Chaco',
  CHU: 'Chubut',
  CABA: 'Autonomous City of Buenos Aires',
  COR: 'Corrientes',
  ENT: 'Entre Ríos',
  FOR: 'Formosa',
  JUJ: 'Jujuy',
  PAM: 'La Pampa',
  LRJ: 'La Rioja',
  MEN: 'Mendoza',
  MIS: 'Misiones',
  NEU: 'Neuquén',
  RIO: 'Río Negro',
  SAL: 'Salta',
  STC: 'Santa Cruz',
  STGO: 'Santiago del Estero',
  SFE: 'Santa Fe',
  SJU: 'San Juan',
  SLU: 'San Luis',
  TDF: 'Tierra del Fuego',
  TUC: 'Tucumán',
} as const satisfies Record<ProvinceCode, string>;

export const stageLabels = {
  idea: 'Idea',
  feasibility: 'Feasibility',
  permits: 'Permits',
  construction: 'Construction',
  operating: 'Operating',
} as const satisfies Record<Stage, string>;

export const seekingLabels = {
  equity: 'Equity',
  'joint-venture': 'Joint venture',
  debt: 'Debt',
  operator: 'Operator',
  offtake: 'Offtake',
  tender: 'Tender',
  sale: 'Sale',
} as const satisfies Record<Seeking, string>;

export const openLabels = {
  permits: 'Permits',
  water: 'Water',
  'land-title': 'Land title',
  community: 'Community',
  grid: 'Grid connection',
  financing: 'Financing',
} as const satisfies Record<OpenMatter, string>;
