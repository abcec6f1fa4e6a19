/** The account of the test sites. Its secrets are valid for no other site. */
export const siteAccount = { username: 'test-admin', password: 'a password for test sites only' } as const;
