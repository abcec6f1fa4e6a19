import { checks } from '../../support/admin/accessibility.ts';
import { test } from '../../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 900 } });

const { enquiry: checkEnquiry, ...others } = checks;

for (const [screen, check] of Object.entries(others)) {
  test(`The admin area has no axe violation at 390 px: ${screen}`, ({
    page,
    api,
    token,
    login,
    createOpportunity,
    expectProblem,
  }) => check({ page, api, token, login, createOpportunity, expectProblem }));
}

test.describe('an own site', () => {
  test.use({ ownSite: true });

  test('The admin area has no axe violation at 390 px: enquiry', ({
    page,
    api,
    token,
    login,
    createOpportunity,
    expectProblem,
  }) => checkEnquiry({ page, api, token, login, createOpportunity, expectProblem }));
});
