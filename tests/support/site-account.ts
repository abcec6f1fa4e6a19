/** Who logs in at a test site. Its secrets are its own: none of them opens any other site. */
export const siteAccount = { username: 'test-admin', password: 'a password for test sites only' } as const;
