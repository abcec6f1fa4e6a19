import { describe, expect, it, vi } from 'vitest';
import { enquiryMonths } from '../../../netlify/env/index.ts';

describe('the months of an enquiry', () => {
  it.each([
    [undefined, 24],
    ['', 24],
    [' 6\n', 6],
    ['120', 120],
  ])('%j are %i', (set, months) => {
    expect(enquiryMonths(set === undefined ? {} : { ENQUIRY_MONTHS: set })).toBe(months);
  });

  it.each(['0', '-1', '1.5', 'a year', '1000'])('“%s” are none, and the log says so', (set) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(enquiryMonths({ ENQUIRY_MONTHS: set })).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('ENQUIRY_MONTHS'));
  });
});
