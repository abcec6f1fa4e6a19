import * as v from 'valibot';
import type { CompositeFacts } from '#domain/opportunity/composite-facts';
import { readSum } from './typed-sum';

// The facts with parts of their own as typed: every part is a text, empty if it is missing.

const text = v.string();

/** A row of a list that has no value of its own yet. */
export const emptyMilestone: TypedMilestone = { kind: '', month: '' };
export const emptyDocument: TypedDocument = { kind: '', access: 'nda', date: '', language: '', url: '' };

const typedMilestone = v.object({ kind: text, month: text });
const typedDocument = v.object({ kind: text, access: text, date: text, language: text, url: text });

type TypedMilestone = Readonly<v.InferOutput<typeof typedMilestone>>;
type TypedDocument = Readonly<v.InferOutput<typeof typedDocument>>;

export const typedComposite = {
  capacity: v.object({ amount: text, unit: text }),
  place: v.object({ locality: text, at: text }),
  promoter: v.object({ kind: text, name: text }),
  milestones: v.array(typedMilestone),
  jobs: v.object({ construction: text, operation: text }),
  returns: v.object({ kind: text, from: text, to: text }),
  documents: v.array(typedDocument),
} satisfies Record<keyof CompositeFacts, v.GenericSchema>;

const typed = v.object(typedComposite);

type TypedComposite = Readonly<v.InferOutput<typeof typed>>;

/** Converts stored facts to form values. */
export function compositeToType(facts: CompositeFacts): TypedComposite {
  const { capacity, place, promoter, milestones = [], jobs, returns, documents = [] } = facts;
  return {
    capacity: { amount: numberToType(capacity?.amount), unit: capacity?.unit ?? '' },
    place: {
      locality: place?.locality ?? '',
      at: place?.at ? `${place.at.latitude}, ${place.at.longitude}` : '',
    },
    promoter: { kind: promoter?.kind ?? '', name: promoter?.name ?? '' },
    milestones: milestones.map(({ kind, month }) => ({ kind, month })),
    jobs: { construction: numberToType(jobs?.construction), operation: numberToType(jobs?.operation) },
    returns: { kind: returns?.kind ?? '', from: numberToType(returns?.from), to: numberToType(returns?.to) },
    documents: documents.map(({ kind, access, date = '', language = '', url = '' }) => ({
      kind,
      access,
      date,
      language,
      url,
    })),
  };
}

/** The typed facts, still to be validated; `null` if empty. */
export function compositeToSend(form: TypedComposite): Readonly<Record<keyof CompositeFacts, unknown>> {
  const { capacity, place, promoter, milestones, jobs, returns, documents } = form;
  return {
    capacity: isBlank(capacity) ? null : { amount: numberOf(capacity.amount), unit: capacity.unit },
    place: isBlank(place) ? null : { locality: place.locality, ...(place.at.trim() && { at: pointOf(place.at) }) },
    promoter: isBlank(promoter) ? null : { kind: promoter.kind, ...(promoter.name.trim() && { name: promoter.name }) },
    milestones: someRows(withoutBlankEnd(milestones, isBlank)),
    jobs: isBlank(jobs)
      ? null
      : {
          ...(jobs.construction.trim() && { construction: numberOf(jobs.construction) }),
          ...(jobs.operation.trim() && { operation: numberOf(jobs.operation) }),
        },
    returns: isBlank(returns)
      ? null
      : { kind: returns.kind, from: numberOf(returns.from), ...(returns.to.trim() && { to: numberOf(returns.to) }) },
    documents: someRows(
      withoutBlankEnd(documents, (row) => isBlank({ ...row, access: '' })).map(
        ({ kind, access, date, language, url }) => ({
          kind,
          access,
          ...(date && { date }),
          ...(language && { language }),
          ...(url.trim() && access === 'public' && { url }),
        }),
      ),
    ),
  };
}

const isBlank = (parts: Readonly<Record<string, string>>): boolean =>
  Object.values(parts).every((part) => part.trim() === '');

/** The rows without blank ones at the end. One between others stays, so that the errors keep their places. */
function withoutBlankEnd<Row>(rows: readonly Row[], isBlankRow: (row: Row) => boolean): readonly Row[] {
  return rows.slice(0, rows.findLastIndex((row) => !isBlankRow(row)) + 1);
}

const someRows = <Row>(rows: readonly Row[]): readonly Row[] | null => (rows.length > 0 ? rows : null);

const grouped = new Intl.NumberFormat('en');

/** Writes a number with separators between its groups. */
export function numberToType(number: number | undefined): string {
  return number === undefined ? '' : grouped.format(number);
}

/** One or two decimals: three digits after a comma are a group. */
const withDecimals = /^(\d+|\d{1,3}(?:[.,\s]\d{3})+)[.,](\d{1,2})$/;

/** The typed number. One that is unreadable or ambiguous becomes a value that no schema accepts. */
function numberOf(typed: string): number {
  const [, whole, decimals] = withDecimals.exec(typed.trim()) ?? [];
  if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${decimals}`);
  const read = readSum(typed);
  return read.kind === 'sum' ? read.dollars : Number.POSITIVE_INFINITY;
}

const point = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Coordinates as maps write them; a typographic minus is one too. */
function pointOf(typed: string): { readonly latitude: number; readonly longitude: number } {
  const [, latitude, longitude] = point.exec(typed.replace(/[\u2212\u2011\u2013]/gu, '-')) ?? [];
  return { latitude: Number(latitude ?? Infinity), longitude: Number(longitude ?? Infinity) };
}
