import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreview, type PreviewStore } from '../../../../src/admin/editor/preview/preview-state.ts';
import { chooseLanguage } from '../../../../src/admin/i18n/language.ts';
import { $refusedToken } from '../../../../src/admin/session/call.ts';
import { startSession } from '../../../../src/admin/session/session.ts';
import { setUpForms } from '../../support/forms.ts';
import { lithium } from '../../support/server.ts';

const openForm = setUpForms();

/** Stands in for the Document that an XMLHttpRequest returns. */
class StandInDocument {}

/** Stands in for XMLHttpRequest. */
class StandInRequest {
  static readonly all: StandInRequest[] = [];
  readonly headers: Record<string, string> = {};
  path = '';
  body: { readonly title?: string } = {};
  status = 0;
  response: unknown = null;
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(_: string, path: string): void {
    this.path = path;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: string): void {
    this.body = JSON.parse(body);
    StandInRequest.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, response: unknown = null): void {
    this.status = status;
    this.response = response;
    this.onload?.();
  }
}

let preview: PreviewStore | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', StandInRequest);
  vi.stubGlobal('Document', StandInDocument);
  StandInRequest.all.length = 0;
});

afterEach(() => {
  preview?.stop();
  vi.useRealTimers();
});

function opened() {
  const form = openForm(lithium);
  preview = createPreview(form);
  vi.advanceTimersByTime(0);
  return { form, preview };
}

const last = (): StandInRequest => {
  const request = StandInRequest.all.at(-1);
  if (!request) throw new Error('Nothing was asked for');
  return request;
};

test('The preview requests the page of the typed content in its language and shows it', async () => {
  const { preview } = opened();
  expect(last().path).toBe('/admin/preview/en/article');
  expect(last().headers).toMatchObject({ Authorization: 'Bearer token' });
  expect(last().body).toMatchObject({ title: 'Lithium', id: lithium.id });
  const page = new StandInDocument();
  last().answer(200, page);
  await vi.advanceTimersByTimeAsync(0);
  expect(preview.$state.get()).toEqual({ language: 'en', page, error: undefined });
});

test('The preview waits until typing has stopped and aborts outdated requests', () => {
  const { form } = opened();
  const first = last();
  for (const title of ['L', 'Li', 'Lit']) {
    form.$values.setKey('title', title);
    vi.advanceTimersByTime(399);
  }
  expect(StandInRequest.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(StandInRequest.all).toHaveLength(2);
  expect(first.isAborted).toBe(true);
  expect(last().body.title).toBe('Lit');
});

test('A failed preview shows an error and the last page, and the next change tries again', async () => {
  const { form, preview } = opened();
  const page = new StandInDocument();
  last().answer(200, page);
  await vi.advanceTimersByTimeAsync(0);
  form.$values.setKey('title', 'Lithium 2');
  vi.advanceTimersByTime(400);
  last().answer(503);
  await vi.advanceTimersByTimeAsync(0);
  expect(preview.$state.get()).toMatchObject({ page, error: { status: 503 } });
  form.$values.setKey('title', 'Lithium 3');
  vi.advanceTimersByTime(400);
  last().answer(200, page);
  await vi.advanceTimersByTimeAsync(0);
  expect(preview.$state.get().error).toBeUndefined();
});

test('A refused token does not interrupt typing, and a new one is used at once', async () => {
  const { preview } = opened();
  last().answer(403);
  await vi.advanceTimersByTimeAsync(0);
  expect(preview.$state.get().error?.status).toBe(403);
  expect($refusedToken.get()).toBeUndefined();
  startSession('new');
  vi.advanceTimersByTime(0);
  expect(last().headers).toMatchObject({ Authorization: 'Bearer new' });
});

test('Another language requests another preview page', async () => {
  const { preview } = opened();
  last().answer(200, new StandInDocument());
  await vi.advanceTimersByTimeAsync(0);
  preview.choose('zh');
  expect(preview.$state.get()).toEqual({ language: 'zh', page: undefined, error: undefined });
  vi.advanceTimersByTime(0);
  expect(last().path).toBe('/admin/preview/zh/article');
});

test('The preview follows the language that is being worked on, until another one is chosen', () => {
  const { form, preview } = opened();
  form.$worked.set('es');
  vi.advanceTimersByTime(0);
  expect(last().path).toBe('/admin/preview/es/article');
  preview.choose('zh');
  form.$values.setKey('title', 'Lithium 2');
  expect(preview.$state.get().language).toBe('zh');
  form.$worked.set(undefined);
  expect(preview.$state.get().language).toBe('en');
  form.$values.setKey('language', 'es');
  expect(preview.$state.get().language).toBe('es');
});

test('The preview of a new text begins in the language of the admin area', () => {
  chooseLanguage('es');
  preview = createPreview(openForm());
  expect(preview.$state.get().language).toBe('es');
  chooseLanguage('en');
});

test('A stopped preview sends no further requests', () => {
  const { form, preview } = opened();
  form.$values.setKey('title', 'Lithium 2');
  preview.stop();
  vi.advanceTimersByTime(1_000);
  expect(StandInRequest.all).toHaveLength(1);
});
