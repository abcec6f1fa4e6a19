import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more, mostly waiting. Started last, they would delay the end of the run. */
const longest = ['reliability/parts', 'netlify/notifications/deaths', 'scripts/tools/seed'];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  longest.some((name) => moduleId.endsWith(`/${name}.test.ts`));

/** Starts with the longest files. Vitest's default is to start with the largest ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
