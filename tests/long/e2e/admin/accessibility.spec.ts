import { checks } from '../../../support/admin/accessibility.ts';
import { test } from '../../../support/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const groups = [
  ['login', 'list', 'dashboard'],
  ['newForm', 'edit', 'preview', 'loginInPlace'],
  ['pictures', 'conflict', 'history'],
  ['trash', 'inbox'],
] as const;

for (const screens of groups) {
  test(`The admin area has no axe violation at 1440 px: ${screens.join(', ')}`, async ({
    page,
    api,
    token,
    login,
    createOpportunity,
    expectProblem,
  }) => {
    for (const screen of screens) {
      await test.step(screen, () => checks[screen]({ page, api, token, login, createOpportunity, expectProblem }));
      await page.unrouteAll();
      await page.goto('/privacy');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  });
}

test.describe('an own site', () => {
  test.use({ ownSite: true });

  test('The admin area has no axe violation at 1440 px: enquiry', ({
    page,
    api,
    token,
    login,
    createOpportunity,
    expectProblem,
  }) => checks.enquiry({ page, api, token, login, createOpportunity, expectProblem }));
});
