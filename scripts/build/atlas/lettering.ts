import { readFile } from 'node:fs/promises';
import { create, type Font, type Glyph } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Point } from '#domain/illustrations/projection';

const root = new URL('../../../', import.meta.url);
const piazzolla = 'node_modules/@fontsource-variable/piazzolla/files/piazzolla-latin-opsz';
const files = {
  roman: `${piazzolla}-normal.woff2`,
  italic: `${piazzolla}-italic.woff2`,
  chinese: 'scripts/build/fonts/source/noto-serif-sc-600.woff2',
} as const;

type Style = keyof typeof files;

/** One optical size for small letters, a little bolder than text, because they are drawn over lines. */
const cut = { wght: 480, opsz: 12 };

export interface Letters {
  readonly text: string;
  /** The middle of the text, on its baseline. */
  readonly at: Point;
  /** In map units. */
  readonly size: number;
  readonly italic?: boolean;
  /** Letter spacing relative to the size. */
  readonly spacing?: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
  /** Vertical Chinese text. */
  readonly down?: boolean;
  readonly align?: 'middle' | 'start';
}

/**
 * Draws text as outlines, because an SVG shown as an image cannot use the fonts of the page. Each letter is defined
 * once and reused.
 */
export class Lettering {
  readonly #fonts: Readonly<Record<Style, Font>>;
  readonly #outlines = new Map<string, { readonly id: string; readonly path: string }>();

  private constructor(fonts: Readonly<Record<Style, Font>>) {
    this.#fonts = fonts;
  }

  /** Loads the fonts for the characters of the texts. */
  static async open(characters: string): Promise<Lettering> {
    const [roman, italic, chinese] = await Promise.all([
      opened('roman', characters, cut),
      opened('italic', characters, cut),
      opened('chinese', characters),
    ]);
    return new Lettering({ roman, italic, chinese });
  }

  /** Definitions of the used letters. */
  get outlines(): string {
    return [...this.#outlines.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('');
  }

  write({ text, at, size, italic = false, spacing = 0, turn = 0, down = false, align = 'middle' }: Letters): string {
    // Chinese has no italic, so figures in Chinese text are upright too.
    const slanted = italic && !/\p{Script=Han}/u.test(text);
    // French numbers have a narrow space, which the fonts lack.
    const letters = [...text.replaceAll('\u202f', ' ')].map((letter) => this.#letter(letter, slanted));
    const gap = spacing * 1000;
    const widths = letters.map(({ advance }) => (down ? 1000 : advance));
    const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
    let along = align === 'start' ? 0 : -whole / 2;
    const uses = letters.map(({ id }, index) => {
      const [x, y] = down ? [-500, along + 880] : [along, 0];
      along += (widths[index] ?? 0) + gap;
      return id && `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
    });
    const turned = turn === 0 ? '' : `rotate(${round(turn)})`;
    return `<g transform="translate(${round(at[0])},${round(at[1])})${turned}scale(${round(size / 1000, 4)})">${uses.join('')}</g>`;
  }

  #letter(letter: string, italic: boolean): { readonly id: string; readonly advance: number } {
    const { glyph, perEm, style } = this.#glyph(letter, italic);
    const advance = (glyph.advanceWidth * 1000) / perEm;
    const path = glyph.path.scale(1000 / perEm, -1000 / perEm).toSVG();
    if (path === '') return { id: '', advance };
    const key = `${style} ${letter}`;
    const known = this.#outlines.get(key) ?? { id: `g${this.#outlines.size}`, path: rounded(path) };
    this.#outlines.set(key, known);
    return { id: known.id, advance };
  }

  #glyph(letter: string, italic: boolean): { readonly glyph: Glyph; readonly perEm: number; readonly style: string } {
    const code = letter.codePointAt(0) ?? 0;
    for (const style of [italic ? 'italic' : 'roman', 'chinese'] as const) {
      const font = this.#fonts[style];
      if (font.hasGlyphForCodePoint(code))
        return { glyph: font.glyphForCodePoint(code), perEm: font.unitsPerEm, style };
    }
    throw new Error(`No font of the map's names has “${letter}”.`);
  }
}

async function opened(style: Style, characters: string, variationAxes = {}): Promise<Font> {
  const whole = await readFile(new URL(files[style], root));
  const font = create(await subsetFont(whole, characters, { targetFormat: 'truetype', variationAxes }));
  if (font.isCollection) throw new Error(`${files[style]} holds several fonts.`);
  return font;
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const rounded = (path: string): string => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
