import { checks } from '../support/admin-accessibility.ts';
import { test } from '../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 900 } });

const { enquiry: checkEnquiry, ...others } = checks;

for (const [screen, check] of Object.entries(others)) {
  test(`axe finds no fault in the admin area at 390 px: ${screen}`, ({
    page,
    api,
    token,
    login,
    createOpportunity,
    expectProblem,
  }) => check({ page, api, token, login, createOpportunity, expectProblem }));
}

test.describe('An own site', () => {
  test.use({ ownSite: true });

  test('axe finds no fault in the admin area at 390 px: enquiry', ({
    page,
    api,
    token,
    login,
    createOpportunity,
    expectProblem,
  }) => checkEnquiry({ page, api, token, login, createOpportunity, expectProblem }));
});
