import { describe, expect, test, vi } from 'vitest';
import { enquiryMonths } from '../../../netlify/env/index.ts';

describe('the retention of enquiries', () => {
  test.each([
    [undefined, 24],
    ['', 24],
    [' 6\n', 6],
    ['120', 120],
  ])('The setting %j means %i months', (set, months) => {
    expect(enquiryMonths(set === undefined ? {} : { ENQUIRY_MONTHS: set })).toBe(months);
  });

  test.each(['0', '-1', '1.5', 'a year', '1000'])(
    'The setting “%s” means no retention limit, and it is logged',
    (set) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect(enquiryMonths({ ENQUIRY_MONTHS: set })).toBeUndefined();
      expect(log).toHaveBeenCalledWith(expect.stringContaining('ENQUIRY_MONTHS'));
    },
  );
});
