import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { type Language, languageNames, languages } from '#domain/language';
import { previewPath } from '#domain/opportunity/preview';
import { failureMessage } from '../../i18n/messages';
import { useTexts } from '../../i18n/texts';
import { reportRefusal } from '../../session/call';
import type { FormStore } from '../form-store';
import styles from './Preview.module.css';
import { createPreview, type PreviewStore } from './preview-state';

const widths = ['phone', 'desktop'] as const satisfies (keyof typeof previewWidths)[];

/** Live preview of the public page, in one language at a time. */
export function Preview({ form, onClose }: { readonly form: FormStore; onClose(): void }) {
  const preview = usePreview(form);
  return preview && <Following preview={preview} onClose={onClose} />;
}

/** Follows the form while the preview is shown. */
function usePreview(form: FormStore): PreviewStore | undefined {
  const [preview, setPreview] = useState<PreviewStore>();
  useEffect(() => {
    const created = createPreview(form);
    setPreview(created);
    return created.stop;
  }, [form]);
  return preview;
}

function Following({ preview, onClose }: { readonly preview: PreviewStore; onClose(): void }) {
  const texts = useTexts();
  const heading = useId();
  const { language, page, error } = useStore(preview.$state);
  const [width, setWidth] = useState<(typeof widths)[number]>('phone');
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);

  function tryAgain(): void {
    if (error?.status === 403) reportRefusal();
    if (isBroken) setAttempt(attempt + 1);
    preview.refresh();
  }

  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 id={heading}>{texts.preview.heading}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          {texts.preview.close}
        </button>
      </div>
      <div className={styles.choices}>
        <Choices
          label={texts.preview.language}
          choices={languages.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
          chosen={language}
          onChoose={preview.choose}
        />
        <Choices
          label={texts.preview.width}
          choices={widths.map((one) => ({ value: one, label: texts.preview.widths[one] }))}
          chosen={width}
          onChoose={setWidth}
        />
      </div>
      <PreviewFrame
        key={`${language} ${attempt}`}
        language={language}
        width={width}
        page={page}
        onOpened={(isWhole) => setBroken(!isWhole)}
      />
      <div role="status" className={styles.state}>
        {(error || isBroken) && (
          <div className="notice">
            <p>
              {texts.preview.failed} {error && (error.status === 403 ? texts.preview.loggedOut : failureMessage(error))}
            </p>
            <button type="button" className="button" onClick={tryAgain}>
              {error?.status === 403 ? texts.forbidden.confirm : texts.form.tryAgain}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ value, label: name, lang }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          lang={lang}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Page widths in pixels: a phone, and a desktop scaled down to fit. */
const previewWidths = { phone: 390, desktop: 1280 } as const;

interface PreviewFrameProps {
  readonly language: Language;
  readonly width: keyof typeof previewWidths;
  readonly page: Document | undefined;
  /** Called when the frame has loaded, with whether the document has the page's own `head`. */
  onOpened(isWhole: boolean): void;
}

/** Shows the page in a sandboxed frame, without scripts or working links. */
export function PreviewFrame({ language, width, page, onOpened }: PreviewFrameProps) {
  const texts = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useFitting(previewWidths[width]);
  const show = () => {
    const shown = frame.current?.contentDocument;
    if (shown && page) showPage(shown, page);
  };
  useEffect(show);
  return (
    <div ref={place} className={styles.place}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={previewPath(language)}
        title={texts.preview.frame}
        sandbox="allow-same-origin"
        onLoad={() => {
          onOpened(Boolean(frame.current?.contentDocument?.querySelector('main')));
          show();
        }}
      />
    </div>
  );
}

/** Passes the styles the factor by which a page of the given width must be scaled to fit the element. */
function useFitting(width: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const follow = () => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--page-width', `${width}px`);
      element.style.setProperty('--page-scale', String(scale));
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    follow();
    return () => observer.disconnect();
  }, [width]);
  return place;
}

/** Updates a frame's document to a new page. Identical nodes stay, which keeps scroll positions and loaded images. */
function showPage(shown: Document, page: Document): void {
  const [before, after] = [shown.querySelector('main'), page.querySelector('main')];
  if (!before || !after) return;
  const next = shown.importNode(after, true);
  quieten(next);
  renew(before, next);
}

/** Removes scripts, link targets, and inline styles that the page's CSP would block; disables buttons. */
function quieten(page: Element): void {
  for (const element of page.querySelectorAll('script, style')) element.remove();
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
  for (const button of page.querySelectorAll('button')) button.disabled = true;
}

/** Updates a node to match another of the same name, replacing only what differs. */
function renew(shown: Node, next: Node): void {
  if (shown.isEqualNode(next)) return;
  if (!isElement(shown) || !isElement(next)) {
    shown.nodeValue = next.nodeValue;
    return;
  }
  renewAttributes(shown, next);
  const before = [...shown.childNodes];
  const after = [...next.childNodes];
  const isAlike =
    before.length === after.length && before.every(({ nodeName }, at) => nodeName === after[at]?.nodeName);
  if (!isAlike) shown.replaceChildren(...after);
  else for (const [at, node] of before.entries()) renew(node, after[at] ?? node);
}

function renewAttributes(shown: Element, next: Element): void {
  for (const name of shown.getAttributeNames()) if (!next.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
}

// `instanceof` fails here: nodes of a frame are instances of that frame's classes.
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
