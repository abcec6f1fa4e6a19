import { expectLargeTargets, finger, mouse } from '../../support/browser/small-targets.ts';
import { test } from '../../support/fixtures.ts';

for (const { pointer, prefix, name } of [
  { pointer: finger, prefix: '/zh', name: 'a finger in Chinese' },
  { pointer: mouse, prefix: '', name: 'a mouse in English' },
  { pointer: mouse, prefix: '/zh', name: 'a mouse in Chinese' },
]) {
  test.describe(`the pointer: ${name}`, () => {
    test.use({ hasTouch: pointer === finger, isMobile: pointer === finger });

    test(`Every target for ${name} is at least ${pointer.least} px wide and high`, async ({
      page,
      expectProblem,
      createOpportunity,
    }) => {
      expectProblem(/404/);
      const images = ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg'];
      const { id } = await createOpportunity({ sector: 'mining', images });
      await expectLargeTargets(page, id, { ...pointer, prefix });
    });
  });
}
