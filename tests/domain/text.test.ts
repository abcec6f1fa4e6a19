import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { multiLine, oneLine, onOneLine, plainText, required, textLength } from '#domain/text';
import { validate } from '#domain/validate';
import { fc } from '../support/properties.ts';

const form = v.object({ name: required(oneLine(10)), note: multiLine(20) });
const problemsOf = (value: unknown) => {
  const checked = validate(form, value);
  return checked.kind === 'invalid' ? checked.fields : {};
};

describe('texts on one line', () => {
  test('A text on one line is trimmed', () => {
    expect(validate(form, { name: '  Ana\t ', note: '' })).toEqual({ kind: 'valid', value: { name: 'Ana', note: '' } });
  });

  test.each(['\n', '\r', '\r\n', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', ' \r\n\t ', '\n\n'])(
    'A text on one line has a single space in place of a pasted %j, and none at its ends',
    (line) => {
      for (const name of [`A${line}b`, `A b${line}`, `${line}A b`]) {
        expect(validate(form, { name, note: '' })).toEqual({ kind: 'valid', value: { name: 'A b', note: '' } });
      }
      expect(problemsOf({ name: line, note: '' })).toEqual({ name: 'required' });
      expect(onOneLine(`A${line}b  c`)).toBe('A b  c');
    },
  );

  test.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0080', '\u009b', '\u009f'])(
    'A text with the control character %j is refused',
    (character) => {
      expect(problemsOf({ name: `A${character}b`, note: `A${character}b` })).toEqual({
        name: 'control-character',
        note: 'control-character',
      });
    },
  );

  test.each([undefined, null])('A text field of %j is missing or has the wrong type', (name) => {
    expect(problemsOf({ name, note: '' })).toEqual({ name: name === undefined ? 'required' : 'wrong-type' });
  });

  test.each([7, true, [], {}, ['Ana']])('A text field of %j has the wrong type', (name) => {
    expect(problemsOf({ name, note: '' })).toEqual({ name: 'wrong-type' });
  });

  // The last ones are invisible characters that are not spaces.
  test.each([
    '',
    ' ',
    '\t',
    '\u00a0',
    '\u3000',
    '\u200d',
    '\u3164',
    '\u00ad',
    '\u2800',
    '\u115f',
    '\uffa0',
    '\u034f',
    '\ufe0f',
    '\u{e0020}',
    '\u{1d159}',
    '\u200d \u3164',
  ])('The text %j does not fill a required field', (name) => {
    expect(problemsOf({ name, note: '' })).toEqual({ name: 'required' });
  });

  test('A text on several lines with the next-line character is refused', () => {
    expect(problemsOf({ name: 'Ana', note: 'a\u0085b' })).toEqual({ note: 'control-character' });
  });

  test('The length limit applies after trimming and includes the limit itself', () => {
    expect(problemsOf({ name: ` ${'a'.repeat(10)} `, note: '' })).toEqual({});
    expect(problemsOf({ name: 'a'.repeat(11), note: '' })).toEqual({ name: 'too-long' });
  });
});

describe('deceptive texts', () => {
  const kept = (name: string) => {
    const checked = validate(form, { name, note: name });
    return checked.kind === 'valid' ? checked.value : checked.fields;
  };

  test.each([
    ['reading backwards', 'gnp.\u202Eexe', 'gnp.exe'],
    ['an isolated direction', '\u2067Ana\u2069', 'Ana'],
    ['letters without width', 'A\u200Bn\u2060a\uFEFF', 'Ana'],
    ['accents apart', 'Jose\u0301', 'José'],
    ['half a character', 'Ana\uD800', 'Ana\uFFFD'],
  ])('A text is stored without %s', (_, sent, plain) => {
    expect(kept(sent)).toEqual({ name: plain, note: plain });
  });

  test('Invisible characters do not fill a required field', () => {
    expect(kept('\u200B\uFEFF \u2060')).toEqual({ name: 'required' });
  });

  test.each(['می‌خواهم', 'क्‍ष', '👩‍🌾', 'שלום‏', '张伟', 'Ñandú'])(
    'A text in a foreign script is accepted unchanged: %s',
    (text) => {
      expect(kept(text)).toEqual({ name: text, note: text });
    },
  );
});

describe('texts that are slow to normalise', () => {
  test('A text that is too long is refused before it is normalised', () => {
    // Measures the normalised lengths, because a time limit would depend on the machine.
    const composing = vi.spyOn(String.prototype, 'normalize');
    validate(form, { name: 'Ana', note: `a${'\u0301'.repeat(5_000)}${'\u0323'.repeat(5_000)}` });
    const lengths = composing.mock.contexts.map((text) => String(text).length);
    composing.mockRestore();
    expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
  });

  test.each(['\u0344', '\u0f73'])(
    'A text has at most thirty marks in a row even when each is composed of two: %j',
    (mark) => {
      expect(
        plainText(`a${mark.repeat(60)}`)
          .match(/\p{Mark}+/gu)
          ?.every((marks) => [...marks].length <= 30),
      ).toBe(true);
      expect(plainText(plainText(`a${mark.repeat(60)}`))).toBe(plainText(`a${mark.repeat(60)}`));
    },
  );

  test('A text has no invisible tag characters except those of a flag', () => {
    const england = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
    expect(plainText(`Ana\u{E0041}\u{E0042} ${england}\u{E0041}`)).toBe(`Ana ${england}`);
  });

  test('A text is normalised with at most thirty marks in a row', () => {
    expect(plainText(`a${'\u0301'.repeat(40)}${'\u0323'.repeat(40)}b${'\u0301'.repeat(3)}`)).toBe(
      `a${'\u0301'.repeat(30)}b${'\u0301'.repeat(3)}`.normalize('NFC'),
    );
  });
});

test('A text with separate accents is counted by its stored length', () => {
  const vietnamese = 'e\u0302\u0323'.repeat(10);
  expect(validate(form, { name: vietnamese, note: '' })).toMatchObject({ value: { name: 'ệ'.repeat(10) } });
  expect(problemsOf({ name: `${vietnamese}e\u0302`, note: '' })).toEqual({ name: 'too-long' });
});

describe('texts on several lines', () => {
  test('A text on several lines keeps its line breaks and tabs', () => {
    expect(validate(form, { name: 'Ana', note: 'One\n\ttwo\r\nthree' })).toMatchObject({
      value: { note: 'One\n\ttwo\r\nthree' },
    });
  });

  // A manual line break of a word processor, and a page break.
  test.each(['\v', '\f'])('A pasted %j becomes a line break on several lines, and a space on one line', (pasted) => {
    const text = `${pasted}One${pasted}two${pasted}`;
    expect(validate(form, { name: text, note: text })).toEqual({
      kind: 'valid',
      value: { name: 'One two', note: 'One\ntwo' },
    });
    expect(textLength(text)).toBe(7);
  });

  test('A text on several lines that is too long is refused', () => {
    expect(problemsOf({ name: 'Ana', note: 'a'.repeat(21) })).toEqual({ note: 'too-long' });
  });
});

describe('validation of outside values', () => {
  test('Validation names every invalid field at once, each with its first problem', () => {
    expect(problemsOf({ name: '', note: 5 })).toEqual({ name: 'required', note: 'wrong-type' });
  });

  test('Validation drops fields that the schema does not know', () => {
    const value = JSON.parse('{"name":"Ana","note":"","admin":true,"__proto__":{"admin":true}}');
    expect(validate(form, value)).toEqual({ kind: 'valid', value: { name: 'Ana', note: '' } });
  });

  test.each([null, undefined, 'text', 1, true])(
    'The value %j instead of an object is a problem of the body',
    (value) => {
      expect(problemsOf(value)).toHaveProperty('body');
    },
  );

  test('An empty object and an array lack every field', () => {
    expect(problemsOf({})).toEqual({ name: 'required', note: 'required' });
    expect(problemsOf([])).toEqual({ name: 'required', note: 'required' });
  });

  test('Validation never throws, and a valid value is within the limits', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), fc.string(), (anything, name, note) => {
        validate(form, anything);
        const checked = validate(form, { name, note });
        if (checked.kind === 'invalid') return Object.keys(checked.fields).length > 0;
        const { value } = checked;
        return value.name.length > 0 && value.name.length <= 10 && value.name === value.name.trim();
      }),
    );
  });
});

describe('the length of a text', () => {
  test('The length of a text is that of its stored form', () => {
    expect(textLength('  a\u0301 \u200b ')).toBe(1);
    expect(textLength('盐湖')).toBe(2);
    expect(textLength('👍')).toBe(2);
  });

  test('The length of a text exceeds the limit exactly when the text is refused', () => {
    for (const text of ['x'.repeat(10), ` ${'x'.repeat(10)} `, 'a\u0301'.repeat(10), '👍'.repeat(5)]) {
      expect(problemsOf({ name: text, note: '' })).toEqual({});
      expect(problemsOf({ name: `${text.trim()}x`, note: '' })).toEqual({ name: 'too-long' });
      expect(textLength(text)).toBe(10);
    }
  });
});
