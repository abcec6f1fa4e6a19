import { atom, type ReadableAtom } from 'nanostores';
import * as calls from '#domain/calls/login';
import type { FieldProblems } from '#domain/text';
import { validate } from '#domain/validate';
import { ApiError, request } from '../../api/request';
import { startSession } from '../session/session';

export type LoginState =
  | { readonly kind: 'idle' }
  /** `corrected`: these errors remain after a field was corrected; the focus stays there. */
  | { readonly kind: 'incomplete'; readonly fields: FieldProblems; readonly corrected?: true }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly error: ApiError };

export interface Login {
  readonly $state: ReadableAtom<LoginState>;
  submit(username: string, password: string): Promise<void>;
  /** Hides a field's error if its value is valid now. */
  correct(field: 'username' | 'password', value: string): void;
}

/**
 * State of one login form. After success it stays `submitting`, so that the loader is shown until the page changes.
 * `begin` is called once the session exists.
 */
export function createLogin(begin?: () => void): Login {
  const $state = atom<LoginState>({ kind: 'idle' });
  return {
    $state,
    correct(field, value) {
      const state = $state.get();
      if (state.kind !== 'incomplete' || !state.fields[field]) return;
      const checked = validate(calls.credentials, { username: 'any', password: 'any', [field]: value });
      const { [field]: _, ...others } = state.fields;
      const fields = checked.kind === 'invalid' ? { ...others, ...checked.fields } : others;
      const isLeft = Object.keys(fields).length > 0;
      $state.set(isLeft ? { kind: 'incomplete', fields, corrected: true } : { kind: 'idle' });
    },
    async submit(username, password) {
      if ($state.get().kind === 'submitting') return;
      const checked = validate(calls.credentials, { username, password });
      if (checked.kind === 'invalid') {
        $state.set({ kind: 'incomplete', fields: checked.fields });
        return;
      }
      $state.set({ kind: 'submitting' });
      try {
        const { jwtToken } = await request(calls.logIn, { body: checked.value });
        startSession(jwtToken);
        begin?.();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        $state.set(error.status === 401 ? { kind: 'refused' } : { kind: 'failed', error });
      }
    },
  };
}
