import { enquiryWith, fieldsWith } from '../../netlify/opportunities/samples.ts';
import type { Random } from '../random.ts';

const texts = [
  '',
  ' ',
  'Litio en Salta',
  '盐湖锂矿',
  '<script>alert(1)</script>',
  '</script><!--',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example")',
  "'; DROP TABLE opportunities; --",
  '../../../../etc/passwd',
  '%00',
  '\0',
  '\r\nSet-Cookie: a=b',
  '\u2028\u2029',
  '\u202Egnp.exe',
  '\u200B\uFEFF',
  '\uD800',
  'e\u0301',
  '__proto__',
  'constructor',
  'toString',
  '{{7*7}}',
  'x'.repeat(161),
  'x'.repeat(20_001),
  '😀'.repeat(2_501),
];

const numbers = [0, -1, 1, 2, 3.5, 1e308, -0, Number.MAX_SAFE_INTEGER, 2 ** 53];

/** Any JSON value. */
export function anyValue(random: Random, depth = 0): unknown {
  const kinds = depth < 4 ? 8 : 5;
  switch (random.whole(kinds)) {
    case 0:
      return null;
    case 1:
      return random.fraction() < 0.5;
    case 2:
      return random.pick(numbers);
    case 5:
      return Array.from({ length: random.whole(5) }, () => anyValue(random, depth + 1));
    case 6:
    case 7:
      return anyObject(random, depth + 1);
    default:
      return anyText(random);
  }
}

export function anyText(random: Random): string {
  return random.pick(texts) ?? '';
}

function anyObject(random: Random, depth: number): Record<string, unknown> {
  const fields = Array.from({ length: random.whole(5) }, () => [anyText(random), anyValue(random, depth)] as const);
  return Object.fromEntries(fields);
}

/** A body that is valid for some call except for a few fields. */
export function almostRight(random: Random): Record<string, unknown> {
  const right: Record<string, unknown>[] = [
    { ...enquiryWith() },
    { ...fieldsWith() },
    { ...fieldsWith(), id: random.uuid(), version: random.whole(4) },
    { username: 'ana', password: 'no' },
    { version: random.whole(4) },
  ];
  const body = { ...random.pick(right) };
  const names = Object.keys(body);
  for (let changes = random.whole(3); changes > 0; changes -= 1) {
    body[random.pick([...names, '__proto__x', 'constructor', 'imageURL', 'language']) ?? ''] = anyValue(random);
  }
  return body;
}

/** A JSON text, or nearly one. */
export function anyJson(random: Random): string {
  const text = JSON.stringify(random.fraction() < 0.6 ? almostRight(random) : anyValue(random)) ?? '';
  switch (random.whole(12)) {
    case 0:
      return text.slice(0, random.whole(text.length));
    case 1:
      return `${'['.repeat(5_000)}${text}${']'.repeat(5_000)}`;
    case 2:
      return text.replace('{', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},');
    case 3:
      return text.replaceAll('"', "'");
    case 4:
      return `\uFEFF${text}`;
    case 5:
      return `${text}${text}`;
    default:
      return text;
  }
}

/** Random bytes. */
export function anyBytes(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.whole(256)));
}
