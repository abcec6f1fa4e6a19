import { expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { problemOfEnquiryText } from '../../../src/admin/inbox/enquiry-actions.ts';

test.each([
  ['note', ' ', 'required'],
  ['note', 'x'.repeat(limits.note), undefined],
  ['note', 'x'.repeat(limits.note + 1), 'too-long'],
  ['note', 'Called\vagain', undefined],
  ['note', 'Called\u0007', 'control-character'],
] as const)('A note is validated before it is sent (%#)', (place, text, problem) => {
  expect(problemOfEnquiryText(place, text)).toBe(problem);
});
