import type { ReactNode } from 'react';
import { adminImagePath } from '#domain/image';
import { isLanguage, languageNames, languages } from '#domain/language';
import { imageAltLabel, imageLabel, provinceLabels, translationLabel } from '../i18n/labels';
import { type Texts, useTexts } from '../i18n/texts';
import type { FormContent, FormField } from '../unsaved/form-values';
import styles from './FieldContent.module.css';

interface FieldContentProps {
  readonly content: FormContent;
  readonly field: FormField;
}

/** Shows a field's value as text. */
export function FieldContent({ content, field }: FieldContentProps) {
  const texts = useTexts();
  return readable[field](content, texts) ?? <em>{texts.conflict.empty}</em>;
}

/** Renders each field's value; nothing if it is empty. */
const readable: { readonly [Field in FormField]: (content: FormContent, texts: Texts) => ReactNode } = {
  title: ({ title, language }) => text(title, language),
  subtitle: ({ subtitle, language }) => text(subtitle, language),
  sector: ({ sector }, texts) => choices([sector], texts.sectors),
  language: ({ language }) => text(isLanguage(language) ? languageNames[language] : language),
  description: ({ description, language }) => text(description, language),
  imageURL: ({ imageURL }) => thumbnails(imageURL),
  status: ({ status }, texts) => choices([status], texts.statuses),
  sample: ({ sample }, texts) => text(sample ? texts.form.sample : ''),
  province: ({ province }) => choices([province], provinceLabels()),
  investment: ({ investment: { from, to } }) => text(to ? `${from} – ${to}` : from),
  stage: ({ stage }, texts) => choices([stage], texts.stages),
  seeking: ({ seeking }, texts) => choices(seeking, texts.seekingKinds),
  deadline: ({ deadline }) => text(deadline),
  confirmedOn: ({ confirmedOn }) => text(confirmedOn),
  open: ({ open }, texts) => choices(open, texts.openMatters),
  translations: ({ translations }) =>
    lines(
      languages.flatMap((language) =>
        (['title', 'subtitle', 'description'] as const).map((name) => ({
          label: translationLabel(name, language),
          said: text(translations[language][name], language),
        })),
      ),
    ),
  imageAlts: ({ imageAlts, imageURL }) =>
    lines(
      imageURL.flatMap((name, index) =>
        languages.map((language) => ({
          label: imageAltLabel(index, language),
          said: text(imageAlts[name]?.[language] ?? '', language),
        })),
      ),
    ),
};

function text(said: string, language?: string): ReactNode {
  if (said === '') return undefined;
  return (
    <p className={styles.text} lang={language} dir="auto">
      {said}
    </p>
  );
}

function choices(chosen: readonly string[], labels: Readonly<Record<string, string>>): ReactNode {
  return text(chosen.map((choice) => labels[choice] ?? choice).join(', '));
}

interface Line {
  readonly label: string;
  readonly said: ReactNode;
}

function lines(all: readonly Line[]): ReactNode {
  const said = all.filter((line) => line.said !== undefined);
  if (said.length === 0) return undefined;
  return (
    <dl className={styles.lines}>
      {said.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd>{line.said}</dd>
        </div>
      ))}
    </dl>
  );
}

function thumbnails(names: readonly string[]): ReactNode {
  if (names.length === 0) return undefined;
  return (
    <div className={styles.images}>
      {names.map((name, index) => (
        <img key={name} src={adminImagePath(name)} alt={imageLabel(index)} />
      ))}
    </div>
  );
}
