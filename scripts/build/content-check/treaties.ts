import { treatiesSchema } from '../../../src/content-schemas/treaties.ts';
import type { CheckedContent } from './content.ts';
import type { Mistake } from './mistake.ts';
import { topicFiles } from './sections.ts';
import { readFields } from './single-files.ts';

/** Mistakes in the treaties: fields, and treaties that are listed twice. */
export function checkTreaties(content: CheckedContent): readonly Mistake[] {
  const files = topicFiles('treaties', content.texts).map((file) => ({
    file,
    ...readFields(content, file, treatiesSchema),
  }));
  const treaties = files.flatMap(({ file, tree, data = [] }) =>
    data.map(({ country, kind, status }, at) => ({
      place: { file, line: tree?.lineOf([at]) ?? 1 },
      country,
      kind,
      status,
    })),
  );
  const repeated = treaties.flatMap(({ place, country, kind, status }, at) => {
    const first = treaties.findIndex((one) => one.country === country && one.kind === kind && one.status === status);
    const message = `the ${kind} treaty with ${country} is in ${treaties[first]?.place.file} too: keep one of the two`;
    return first === at ? [] : [{ ...place, message }];
  });
  return [...files.flatMap(({ mistakes }) => mistakes), ...repeated];
}
