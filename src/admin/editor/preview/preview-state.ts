import { atom, type ReadableAtom } from 'nanostores';
import { type Language, languages } from '#domain/language';
import { fetchPreview } from '../../../api/preview';
import { ApiError } from '../../../api/request';
import { $token } from '../../session/session';
import type { FormStore } from '../form-store';

/** Debounce: the preview is rendered again this many milliseconds after the last change. */
const pause = 400;

/** State of the preview. After a failure the last page stays visible. */
interface PreviewState {
  readonly language: Language;
  /** The last rendered page; `undefined` before the first. */
  readonly page: Document | undefined;
  /** Why the last rendering failed. */
  readonly error: ApiError | undefined;
}

export interface PreviewStore {
  readonly $state: ReadableAtom<PreviewState>;
  choose(language: Language): void;
  /** Renders the page again at once. */
  refresh(): void;
  stop(): void;
}

/** The language that is being worked on in a form. */
function workedLanguage(form: FormStore): Language {
  const worked = form.$worked.get() ?? form.$values.get().language;
  return languages.find((language) => language === worked) ?? languages[0];
}

/**
 * Renders the public page from a form and follows its changes, in one language at a time: the one that is being worked
 * on, until another one is chosen.
 */
export function createPreview(form: FormStore): PreviewStore {
  let worked = workedLanguage(form);
  const $state = atom<PreviewState>({ language: worked, page: undefined, error: undefined });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function make(): Promise<void> {
    const { signal } = asking;
    const { language } = $state.get();
    try {
      const page = await fetchPreview($token.get() ?? '', language, form.previewed, signal);
      $state.set({ language, page, error: undefined });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      $state.set({ ...$state.get(), error });
    }
  }

  function makeAfter(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      asking.abort();
      asking = new AbortController();
      void make();
    }, delay);
  }

  function choose(language: Language): void {
    $state.set({ language, page: undefined, error: undefined });
    makeAfter(0);
  }

  function follow(): void {
    const language = workedLanguage(form);
    if (language === worked) return;
    worked = language;
    if (language !== $state.get().language) choose(language);
  }

  const unbind = [form.$values, form.images.$images].map((store: ReadableAtom) => store.listen(() => makeAfter(pause)));
  unbind.push(form.$worked.listen(follow), form.$values.listen(follow));
  // After a login in the dialog, the refused request can be repeated.
  unbind.push($token.listen(() => makeAfter(0)));
  makeAfter(0);

  return {
    $state,
    choose,
    refresh: () => makeAfter(0),
    stop() {
      clearTimeout(timer);
      asking.abort();
      for (const end of unbind) end();
    },
  };
}
