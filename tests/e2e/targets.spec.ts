import { expectLargeTargets, finger } from '../support/browser/small-targets.ts';
import { test } from '../support/fixtures.ts';

test.use({ hasTouch: true, isMobile: true });

test('Every touch target is at least 44 px wide and high', async ({ page, expectProblem, createOpportunity }) => {
  expectProblem(/404/);
  const images = ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg'];
  const { id } = await createOpportunity({ sector: 'mining', images });
  await expectLargeTargets(page, id, { ...finger, prefix: '' });
});
