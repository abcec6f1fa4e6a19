import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import { enquiryFields } from '#domain/enquiry/enquiry';

const laterFields = ['phone', 'wechat', 'horizon', 'size', 'language'] as const;

/** The columns of the table of enquiries, named as in the calls. */
export const enquiryColumns: readonly string[] = [
  ...['reference', 'receivedAt', 'answerBy', 'state', 'assignee', 'answeredAt', 'followedUpAt'],
  ...enquiryFields,
  'opportunities',
  ...laterFields,
  'notes',
  'heldFor',
];

/** An enquiry as a row of that table. */
export function enquiryRow(desk: DeskEnquiry): string[] {
  const { enquiry, notes } = desk;
  return [
    ...[desk.reference, desk.receivedAt, desk.answerBy, desk.state, desk.assignee ?? '', desk.answeredAt ?? ''],
    desk.followedUpAt.join(' '),
    ...enquiryFields.map((field) => enquiry[field]),
    (enquiry.opportunities ?? []).join(' '),
    ...laterFields.map((field) => enquiry[field] ?? ''),
    notes.map(({ at, text }) => `${at} ${text}`).join('\n'),
    (desk.heldFor ?? []).join(' '),
  ];
}
