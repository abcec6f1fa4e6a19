import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import type { Enquiry } from '#domain/enquiry/enquiry';
import { composeNotification } from '../../../netlify/notifications/notification.ts';
import { enquiryWith } from '../opportunities/samples.ts';

export const origin = 'https://invest.example';

export const idOf = (number: number): string => `${number}`.padStart(64, '0');

/** An enquiry as the admin area reads it. */
export function adminEnquiryWith(changes: Partial<AdminEnquiry> = {}, sent: Partial<Enquiry> = {}): AdminEnquiry {
  return {
    id: idOf(1),
    reference: 'INV-7F3K2Q',
    receivedAt: '2026-06-01T15:00:00.000Z',
    answerBy: '2026-06-02T21:00:00.000Z',
    state: 'new',
    version: 1,
    followedUpAt: [],
    enquiry: enquiryWith(sent),
    notes: [],
    events: [],
    ...changes,
  };
}

/** The English notification of such an enquiry. */
export const notificationWith = (sent: Partial<Enquiry> = {}) =>
  composeNotification(adminEnquiryWith({}, sent), 'en', origin);
