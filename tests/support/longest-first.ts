import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take a minute and more, much of it waiting: one that began last would have the others wait for it. */
const longest = ['reliability/parts', 'netlify/announce/deaths', 'scripts/tools/seed'];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  longest.some((name) => moduleId.endsWith(`/${name}.test.ts`));

/** Begins with the longest files, where vitest goes by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
