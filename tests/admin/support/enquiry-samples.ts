import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';

/** An enquiry as the server answers it. */
export const wind: AdminEnquiry = {
  id: 'a'.repeat(64),
  reference: 'INV-7F3K2Q',
  version: 3,
  state: 'new',
  followedUpAt: [],
  notes: [],
  events: [],
  receivedAt: '2026-06-01T00:00:00.000Z',
  answerBy: '2026-06-02T00:00:00.000Z',
  enquiry: {
    firstName: 'Emma',
    lastName: 'Lindqvist',
    email: 'emma@example.com',
    company: 'Nordlund',
    sector: 'energy',
    country: 'SE',
    message: `${'wind '.repeat(99)}wind`,
  },
};

export const mine: AdminEnquiry = {
  ...wind,
  id: 'b'.repeat(64),
  reference: 'INV-222222',
  state: 'assigned',
  assignee: 'Ana',
};
