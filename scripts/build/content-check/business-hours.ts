import * as v from 'valibot';
import { businessHoursFile } from '#domain/time/business-hours';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import type { Content } from './content.ts';
import { type Mistake, quoted } from './mistake.ts';
import { readJson } from './read/read-json.ts';

const file = contentFile('businessHours');

/** Mistakes in the team's business hours and response time. */
export function checkBusinessHours({ texts }: Content): readonly Mistake[] {
  const text = texts.get(file);
  if (text === undefined) return [];
  const { mistakes, tree } = readJson(file, text);
  if (!tree) return mistakes;
  const { issues = [] } = v.safeParse(businessHoursFile, tree.value);
  const faults = issues.map((issue) => {
    const path = v.getDotPath(issue);
    const line = tree.lineOf((issue.path ?? []).map(({ key }) => String(key)));
    return { file, line, message: path ? `${quoted(path)}: ${issue.message}` : issue.message };
  });
  return [...mistakes, ...faults];
}
