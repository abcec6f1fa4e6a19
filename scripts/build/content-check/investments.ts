import { companiesSchema, investmentsSchema } from '../../../src/content-schemas/investments.ts';
import type { CheckedContent } from './content.ts';
import { foreignWords } from './languages/languages.ts';
import { inFile, type Mistake, type MistakeAtPath, quoted, unknownKey } from './mistake.ts';
import { topicFiles } from './sections.ts';
import { readFields } from './single-files.ts';

/** Mistakes in the register of investments and in the list of foreign companies. */
export function checkInvestments(content: CheckedContent): readonly Mistake[] {
  const { laws, publishers } = content.book;
  const register = topicFiles('investments', content.texts).map((file) => ({
    file,
    ...readFields(content, file, investmentsSchema),
  }));
  const companies = topicFiles('companies', content.texts).map((file) => ({
    file,
    ...readFields(content, file, companiesSchema),
  }));
  const publisherOf = (key: string, publisher: string): readonly MistakeAtPath[] =>
    publishers.has(publisher) ? [] : [{ path: [key, 'publisher'], message: unknownKey(publisher, 'publisher') }];
  const firstFile = new Map<string, string>();
  const ofRegister = register.flatMap((read) =>
    Object.entries(read.data ?? {}).flatMap(([key, { what, law, publisher }]) => {
      const first = firstFile.get(key);
      firstFile.set(key, first ?? read.file);
      return [
        ...(first ? [{ path: [key], message: `${quoted(key)} is in ${first} too: keep one of the two` }] : []),
        ...(law === undefined || laws.has(law) ? [] : [{ path: [key, 'law'], message: unknownKey(law, 'law') }]),
        ...publisherOf(key, publisher),
        ...foreignWords([key, 'what'], what),
      ].map((found) => inFile(read.file, read.tree, found));
    }),
  );
  const ofCompanies = companies.flatMap((read) =>
    Object.entries(read.data ?? {}).flatMap(([key, { does, publisher }]) =>
      [...publisherOf(key, publisher), ...foreignWords([key, 'does'], does)].map((found) =>
        inFile(read.file, read.tree, found),
      ),
    ),
  );
  return [...[...register, ...companies].flatMap(({ mistakes }) => mistakes), ...ofRegister, ...ofCompanies];
}
