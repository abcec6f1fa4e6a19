import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextCount } from '../../../src/admin/ui/TextCount.tsx';
import { provideSession } from '../support/provide-session.ts';

provideSession();

const shown = (length: number) => renderToStaticMarkup(<TextCount text={'x'.repeat(length)} limit={160} />);

test('The characters left are shown from a fifth of the limit on, and beyond the limit', () => {
  expect(shown(0)).not.toContain('left');
  expect(shown(127)).not.toContain('left');
  expect(shown(128)).toContain('32 characters left');
  expect(shown(161)).toContain('1 character too many');
});
