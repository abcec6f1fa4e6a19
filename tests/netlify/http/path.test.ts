import { describe, expect, test } from 'vitest';
import { imageNameIn, opportunityIdIn } from '../../../netlify/http/path.ts';
import { hostileSegments } from './hostile-segments.ts';

const id = 'a0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d';
const name = 'a0b1c2d3e4f54a6b8c7d9e0f1a2b3c4d.webp';
const at = (segment: string) => new Request(`https://site.example/api/x/${segment}`);

describe('an opportunity’s id in a path', () => {
  test('The id in a path is read without the query', () => {
    expect(opportunityIdIn(at(id))).toBe(id);
    expect(opportunityIdIn(at(`${id}?id=other`))).toBe(id);
  });

  test.each([...hostileSegments(id), name, id.replaceAll('-', ''), `{${id}}`, `${id.slice(0, 14)}9${id.slice(15)}`])(
    'A segment that is not an opportunity’s id is not found: %s',
    (segment) => {
      expect(() => opportunityIdIn(at(segment))).toThrow(expect.objectContaining({ code: 'not-found' }));
    },
  );
});

describe('an image’s name in a path', () => {
  test('The image name in a path is read without the query', () => {
    expect(imageNameIn(at(name))).toBe(name);
    expect(imageNameIn(at(`${name}?w=300`))).toBe(name);
  });

  test.each([...hostileSegments(name), id, name.replace('.webp', ''), name.replace('webp', 'png'), `${name}.png`])(
    'A segment that is not an image’s name is not found: %s',
    (segment) => {
      expect(() => imageNameIn(at(segment))).toThrow(expect.objectContaining({ code: 'not-found' }));
    },
  );
});
