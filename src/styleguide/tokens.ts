import { readFileSync } from 'node:fs';

/** A token of `tokens.css`, such as `--night` of `#0d2233`. */
interface Token {
  readonly name: string;
  readonly value: string;
}

// Read from the source, because `npm run dev` runs in the repository.
const source = readFileSync('src/styles/tokens.css', 'utf8');

/** The tokens of the first rule, which apply in every language, in order. */
const tokens: readonly Token[] = Array.from(
  source.slice(0, source.indexOf('\n}')).matchAll(/^ {2}(?<name>--[\w-]+): (?<value>[^;]+);$/gm),
  ({ groups }) => ({ name: groups?.name ?? '', value: groups?.value ?? '' }),
);

const isColour = ({ value }: Token) => /^(#|rgb\(\d)/.test(value);

export const colours = tokens.filter(isColour);
export const textSizes = tokens.filter(({ name }) => name.startsWith('--text-'));
export const spaces = tokens.filter(({ name }) => /^--(space-|gutter|pause)/.test(name));
export const times = tokens.filter(({ name }) => /^--(quick|calm|slow|ease)$/.test(name));
