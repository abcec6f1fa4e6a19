import { useId, useMemo } from 'react';
import type { Language } from '#domain/language';
import { type Seeking, type Stage, seekingKinds, stages } from '#domain/opportunity/facts';
import { refined } from '#domain/opportunity/query';
import { type SubSector, subSectors, subSectorsOf } from '#domain/opportunity/sub-sector';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { bracketed } from '../../i18n/intl';
import { sumText } from '../../i18n/money';
import type { FilterProps } from './use-list';

/** Investment sums of the filter, in US dollars. */
const sums = [1, 5, 10, 25, 50, 100, 250, 500, 1_000].map((millions) => millions * 1_000_000);

interface Props extends FilterProps {
  /** Whether the selects have names and are submitted with the form. */
  readonly named?: boolean;
}

/** One select for each fact that at least one opportunity has, with a count for each option. */
export function FactSelects({ words, query, facets, onNavigate, named = false }: Props) {
  const { language, texts, factTexts, provinceNames } = words;
  const provinces = useMemo(() => sortedProvinces(provinceNames, language), [provinceNames, language]);
  if (!facets) return null;
  const bind = (name: 'subSector' | 'province' | 'stage' | 'seeking' | 'from' | 'to') => ({
    language,
    none: texts.any,
    ...(named && { name }),
  });
  return (
    <>
      <Counted<SubSector>
        {...bind('subSector')}
        label={factTexts.subSector}
        value={query.subSector}
        choices={query.sector ? subSectorsOf[query.sector] : subSectors}
        counts={facets.subSector}
        nameOf={(subSector) => factTexts.subSectors[subSector]}
        onChoose={(subSector) => onNavigate(refined(query, { subSector }))}
      />
      <Counted<ProvinceCode>
        {...bind('province')}
        label={factTexts.province}
        value={query.province}
        choices={provinces}
        counts={facets.province}
        nameOf={(code) => provinceNames[code]}
        onChoose={(province) => onNavigate(refined(query, { province }))}
      />
      <Counted<Stage>
        {...bind('stage')}
        label={factTexts.stage}
        value={query.stage}
        choices={stages}
        counts={facets.stage}
        nameOf={(stage) => factTexts.stages[stage]}
        onChoose={(stage) => onNavigate(refined(query, { stage }))}
      />
      <Counted<Seeking>
        {...bind('seeking')}
        label={factTexts.seeking}
        value={query.seeking}
        choices={seekingKinds}
        counts={facets.seeking}
        nameOf={(kind) => factTexts.seekingKinds[kind]}
        onChoose={(seeking) => onNavigate(refined(query, { seeking }))}
      />
      {facets.investment &&
        (['from', 'to'] as const).map((end) => (
          <Select
            key={end}
            {...bind(end)}
            label={end === 'from' ? texts.sumFrom : texts.sumTo}
            value={query[end] === null ? null : String(query[end])}
            options={sumsWith(query[end]).map((sum) => ({ value: String(sum), label: sumText(sum, language) }))}
            onChoose={(sum) => onNavigate(refined(query, { [end]: sum === null ? null : Number(sum) }))}
          />
        ))}
    </>
  );
}

function sortedProvinces(names: FilterProps['words']['provinceNames'], language: Language): readonly ProvinceCode[] {
  const { compare } = new Intl.Collator(language);
  return [...provinceCodes].sort((one, other) => compare(names[one], names[other]));
}

interface CountedProps<Choice extends string> {
  readonly label: string;
  readonly name?: string;
  readonly none: string;
  readonly language: Language;
  readonly value: Choice | null;
  readonly choices: readonly Choice[];
  readonly counts: Readonly<Partial<Record<Choice, number>>>;
  readonly nameOf: (choice: Choice) => string;
  readonly onChoose: (choice: Choice | null) => void;
}

/** Select of the options that occur, each with its count. Renders nothing if none occurs. */
function Counted<Choice extends string>({ language, choices, counts, nameOf, ...select }: CountedProps<Choice>) {
  const known = choices.filter((choice) => counts[choice] !== undefined || choice === select.value);
  if (known.length === 0) return null;
  const options = known.map((choice) => ({
    value: choice,
    label: nameOf(choice) + bracketed(counts[choice] ?? 0, language),
  }));
  return <Select<Choice> {...select} options={options} />;
}

/** The sums, with the URL's own sum added if it is not among them. */
function sumsWith(requested: number | null): readonly number[] {
  if (requested === null || sums.includes(requested)) return sums;
  return [...sums, requested].sort((one, other) => one - other);
}

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  /** Name of the select in a form that is sent without scripts. */
  readonly name?: string | undefined;
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  /** Text of the empty option, if the select may be empty. */
  readonly none?: string;
  readonly onChoose: (value: Value | null) => void;
}

/** A select that takes effect on change. */
export function Select<Value extends string>({ label, name, value, options, none, onChoose }: SelectProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => onChoose(options.find((option) => option.value === chosen)?.value ?? null);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value ?? ''} onChange={(event) => choose(event.target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
