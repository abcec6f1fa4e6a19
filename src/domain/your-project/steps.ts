// The steps of the guide’s first chapter: numbered headings, each with a list whose items have a bold label.

/** A labelled item of a step: `- **Time:** ask the bank.` */
export interface StepItem {
  readonly label: string;
  /** With its label, without markup. */
  readonly text: string;
  /** Line of the body, from 1. */
  readonly line: number;
}

/** A numbered heading, `## 4. Register the company`, and its items. */
export interface ChapterStep {
  readonly number: number;
  readonly title: string;
  readonly line: number;
  readonly items: readonly StepItem[];
}

const numbered = /^## (?<number>\d+)[.．、]?\s*(?<title>.*)$/;
const labelled = /^- \*\*(?<label>[^*]+?)[:：]?\*\*/;

/** The steps in the text of a chapter. A heading without number ends the step before it. */
export function stepsIn(body: string): readonly ChapterStep[] {
  const steps: (ChapterStep & { readonly items: StepItem[] })[] = [];
  let step: (typeof steps)[number] | undefined;
  for (const [index, text] of body.split('\n').entries()) {
    const line = index + 1;
    if (text.startsWith('## ')) {
      const { number, title = '' } = numbered.exec(text)?.groups ?? {};
      step = number === undefined ? undefined : { number: Number(number), title: title.trim(), line, items: [] };
      if (step) steps.push(step);
    }
    const { label } = labelled.exec(text)?.groups ?? {};
    if (label !== undefined) step?.items.push({ label, text: text.slice(2).replaceAll('**', ''), line });
  }
  return steps;
}
