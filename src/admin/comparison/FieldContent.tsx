import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { type ReactNode, useMemo } from 'react';
import { adminImagePath } from '#domain/image';
import { keysOf } from '#domain/keys';
import { isLanguage, type Language, languageNames, languages } from '#domain/language';
import type { OpportunityContent } from '#domain/opportunity/content';
import { type Part, textKeys } from '#domain/opportunity/parts';
import { questionTexts } from '#domain/opportunity/questions';
import { readableMarkup } from '#domain/opportunity/structured-output';
import { isStructured } from '#domain/opportunity/structured-text';
import { verifiableFacts } from '#domain/opportunity/verification';
import { type FormContent, type FormField, formContentOf } from '../form-values/form-values';
import { imageAltLabel, imageLabel, provinceLabels, questionLabel, translationLabel } from '../i18n/labels';
import { argentineTimeText } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import styles from './Comparison.module.css';
import type { Piece } from './marked-words';

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
  description: ({ description, language }, texts) => described(description, language, texts),
  imageURL: ({ imageURL }) => thumbnails(imageURL),
  status: ({ status }, texts) => choices([status], texts.statuses),
  publishAt: ({ publishAt }) => text(publishAt && argentineTimeText(publishAt)),
  sample: ({ sample }, texts) => text(sample ? texts.form.sample : ''),
  subSector: ({ subSector }, texts) => choices([subSector], texts.subSectors),
  province: ({ province }) => choices([province], provinceLabels()),
  place: ({ place }, texts) => parts(place, texts.factParts.place),
  investment: ({ investment: { from, to } }) => text(to ? `${from} – ${to}` : from),
  totalCost: ({ totalCost }) => text(totalCost),
  stage: ({ stage }, texts) => choices([stage], texts.stages),
  seeking: ({ seeking }, texts) => choices(seeking, texts.seekingKinds),
  deadline: ({ deadline }) => text(deadline),
  confirmedOn: ({ confirmedOn }) => text(confirmedOn),
  open: ({ open }, texts) => choices(open, texts.openMatters),
  promoter: ({ promoter }, texts) => parts(promoter, texts.factParts.promoter, texts.promoterKinds),
  firmSize: ({ firmSize }, texts) => choices([firmSize], texts.firmSizes),
  capacity: ({ capacity }, texts) => parts(capacity, texts.factParts.capacity, texts.capacityUnits),
  jobs: ({ jobs }, texts) => parts(jobs, texts.factParts.jobs),
  returns: ({ returns }, texts) => parts(returns, texts.factParts.returns, texts.returnKinds),
  milestones: ({ milestones }, texts) => text(milestones.map((row) => rowText(row, texts.milestoneKinds)).join('\n')),
  verified: ({ verified }, texts) =>
    text(
      verifiableFacts
        .flatMap((fact) => {
          const found = verified[fact];
          return found ? `${texts.fields[fact]}: ${texts.verificationKinds[found.by]}, ${found.on}` : [];
        })
        .join('\n'),
    ),
  documents: ({ documents }, texts) =>
    text(documents.map((row) => rowText(row, { ...texts.documentKinds, ...texts.documentAccess })).join('\n')),
  translations: ({ translations }, texts) =>
    lines(
      languages.flatMap((language) =>
        textKeys.map((name) => ({
          label: translationLabel(name, language),
          said: described(translations[language][name], language, texts),
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
  questions: ({ questions }) =>
    lines(
      questions.flatMap(({ on, texts: said }, index) => {
        // The number of a single question is in the heading of its row: here it would be 1.
        const number = questions.length > 1 ? index : undefined;
        return [
          { label: questionLabel('on', number), said: text(on) },
          ...languages.flatMap((language) =>
            questionTexts.map((name) => ({
              label: questionLabel(name, number, language),
              said: text(said[language][name], language),
            })),
          ),
        ];
      }),
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

/** A text that may be structured: its markup, under a remark that it is one. */
function described(said: string, language: string, texts: Texts): ReactNode {
  if (!isStructured(said)) return text(said, language);
  return (
    <>
      <p className={styles.kind}>{texts.description.structured}</p>
      {text(readableMarkup(said), language)}
    </>
  );
}

function choices(chosen: readonly string[], labels: Readonly<Record<string, string>>): ReactNode {
  return text(chosen.map((choice) => labels[choice] ?? choice).join(', '));
}

/** The parts of a fact, each with its label; a chosen one by its name. */
function parts<Part extends string>(
  typed: Readonly<Record<Part, string>>,
  labels: Readonly<Record<Part, string>>,
  names: Readonly<Record<string, string>> = {},
): ReactNode {
  return lines(keysOf(typed).map((part) => ({ label: labels[part], said: text(names[typed[part]] ?? typed[part]) })));
}

/** A row of a list on one line; chosen parts by their names. */
function rowText(row: Readonly<Record<string, string>>, names: Readonly<Record<string, string>>): string {
  const { language = '', ...others } = row;
  const said = Object.values(others).map((part) => names[part] ?? part);
  return [...said, isLanguage(language) ? languageNames[language] : ''].filter((part) => part !== '').join(' · ');
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

interface PartContentProps {
  readonly content: OpportunityContent;
  readonly part: Part;
  /** The other version: words missing there are marked. */
  readonly compared: OpportunityContent;
}

/** Shows one part of an opportunity's content. */
export function PartContent({ content, part, compared }: PartContentProps) {
  const text = textIn(content, part);
  if (text) return <MarkedText text={text.text} other={textIn(compared, part)?.text ?? ''} language={text.language} />;
  if (part.key === 'translations') return <Translation content={content} language={part.language} />;
  if (part.key !== 'questions') return <FieldContent content={formContentOf(content)} field={part.key} />;
  const questions = content.questions?.filter(({ id }) => id === part.question) ?? [];
  return <FieldContent content={formContentOf({ ...content, questions })} field="questions" />;
}

interface Text {
  readonly text: string;
  readonly language: Language;
}

/** The text of a part that consists of a single text; `undefined` for others. */
function textIn(content: OpportunityContent, part: Part): Text | undefined {
  const { key } = part;
  if (key === 'imageAlts') {
    return { text: content.imageAlts?.[part.image]?.[part.language] ?? '', language: part.language };
  }
  if (key === 'translations') {
    const { language, text } = part;
    return text === 'all' ? undefined : { text: content.translations?.[language]?.[text] ?? '', language };
  }
  const text = textKeys.find((one) => one === key);
  return text && { text: content[text], language: content.language };
}

interface MarkedTextProps extends Text {
  readonly other: string;
}

/** A text with marks on the words that another one lacks. */
export function MarkedText({ text, other, language }: MarkedTextProps) {
  const texts = useTexts();
  const pieces = useMarkedWords(readableMarkup(text), readableMarkup(other));
  if (text === '') return <em>{texts.conflict.empty}</em>;
  let at = 0;
  return (
    <>
      {isStructured(text) && <p className={styles.kind}>{texts.description.structured}</p>}
      <p className={styles.text} lang={language} dir="auto">
        {pieces.map((piece) => {
          const key = at;
          at += piece.text.length;
          return piece.isChanged ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
        })}
      </p>
    </>
  );
}

function Translation({ content, language }: { readonly content: OpportunityContent; readonly language: Language }) {
  const texts = useTexts();
  const translation = content.translations?.[language];
  if (!translation) return <em>{texts.conflict.empty}</em>;
  return (
    <dl className={styles.lines}>
      {textKeys
        .filter((key) => translation[key] !== '')
        .map((key) => (
          <div key={key}>
            <dt>{translationLabel(key, language)}</dt>
            <dd>{described(translation[key], language, texts)}</dd>
          </div>
        ))}
    </dl>
  );
}

type MarkedWords = (text: string, other: string) => readonly Piece[];

const $markedWords = atom<{ readonly find: MarkedWords } | undefined>(undefined);

// The diff library is rarely needed: it is loaded when the first text is compared.
onMount($markedWords, () => {
  if ($markedWords.get()) return;
  import('./marked-words').then(
    ({ markedWords }) => $markedWords.set({ find: markedWords }),
    // Offline, the texts are shown without marks.
    () => {},
  );
});

/**
 * Splits a text into pieces and marks those that differ from the other text. Nothing is marked if either text is empty.
 */
function useMarkedWords(text: string, other: string): readonly Piece[] {
  const marked = useStore($markedWords);
  return useMemo(
    () => (marked && text && other ? marked.find(text, other) : [{ text, isChanged: false }]),
    [marked, text, other],
  );
}
