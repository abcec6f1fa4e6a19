import { expect, test } from 'vitest';
import { qrCodeOf } from '../../src/ui/qr-code.ts';
import { scanned } from '../support/qr-code.ts';

const ids = Array.from({ length: 20 }, (_, index) => `3f0e8e52-0000-4000-8000-${String(index).padStart(12, '0')}`);

test.each([
  'https://invest.example/zh/opportunity/3f0e8e52-0000-4000-8000-000000000000',
  'https://invest.example/',
  // The longest URL: a full shortlist.
  `https://invest.example/zh/shortlist?ids=${ids.join(',')}`,
])('A scanner reads %s from its QR code', (url) => {
  expect(scanned(qrCodeOf(url))).toBe(url);
});
