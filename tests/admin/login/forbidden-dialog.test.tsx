import { expect, test } from 'vitest';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { ForbiddenDialog } from '../../../src/admin/login/LoginScreen.tsx';
import { offerLoginHere } from '../../../src/admin/session/call.ts';
import { provideSession } from '../support/provide-session.ts';
import { rendered, textOf } from '../support/rendered.ts';

provideSession();

const buttons = () =>
  [...rendered(<ForbiddenDialog />).querySelectorAll('button')].map((button) => [
    textOf(button),
    button.classList.contains('button-primary'),
  ]);

test('Over an open form the first choice is to log in there; leaving the form is the second', () => {
  const leave = offerLoginHere();
  expect(buttons()).toEqual([
    [texts.forbidden.stay, true],
    [texts.forbidden.leave, false],
  ]);
  leave();
  expect(buttons()).toEqual([[texts.forbidden.confirm, true]]);
});
