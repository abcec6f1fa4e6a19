import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits';

type Pixels = Uint8ClampedArray<ArrayBuffer>;
type Change = (pixels: Pixels) => Pixels;

/** How a browser alters the pixels that a script reads from a canvas, and the pixels that it encodes. */
interface Browser {
  readonly read?: Change;
  readonly encode?: Change;
}

interface FakeBlob {
  readonly pixels: Pixels;
  readonly size: number;
}

function useBrowser({ read = same, encode = same }: Browser): void {
  class Canvas {
    pixels: Pixels;
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
      this.pixels = new Uint8ClampedArray(width * height * 4);
    }
    getContext() {
      return {
        canvas: this,
        createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
        putImageData: ({ data }: { readonly data: Pixels }) => {
          this.pixels = data.slice();
        },
        drawImage: ({ pixels }: { readonly pixels: Pixels }) => {
          this.pixels = pixels.slice();
        },
        getImageData: () => ({ data: read(this.pixels.slice()) }),
      };
    }
    convertToBlob = async () => ({ pixels: encode(this.pixels.slice()), size: 1_000 });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async (file: Partial<FakeBlob>) => ({
    width: 64,
    height: 64,
    pixels: file.pixels ?? new Uint8ClampedArray(64 * 64 * 4).fill(255),
  }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const same: Change = (pixels) => pixels;
const white: Change = (pixels) => pixels.fill(255);
const transparent: Change = (pixels) => pixels.fill(0);
const stripes: Change = (pixels) => pixels.map((colour, at) => (Math.floor(at / 256) % 2 === 0 ? colour : 0));
const onePixel: Change = (pixels) => pixels.map((colour, at) => (at === 5_000 ? 255 - colour : colour));
const lastBit: Change = (pixels) => pixels.map((colour, at) => (at % 64 === 1 ? colour ^ 1 : colour));

const smallFile = { size: 1_000, type: 'image/png' };
const largeFile = { size: limits.uploadBytes + 1, type: 'image/png' };

/** The worker's answer to a file. */
async function shrunk(file: object): Promise<unknown> {
  let hear: ((event: object) => void) | undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => {
    hear = listener;
  });
  class Reader {
    result = 'data:image/png;base64,';
    onload?: () => void;
    readAsDataURL = () => this.onload?.();
  }
  vi.stubGlobal('FileReader', Reader);
  // Each file gets a new worker.
  vi.resetModules();
  await import('../../../../src/admin/editor/images/shrink-worker.ts');
  return new Promise((resolve) => hear?.({ data: file, ports: [{ postMessage: resolve }] }));
}

test('A browser with an accurate canvas shrinks a file', async () => {
  useBrowser({});
  expect(await shrunk(smallFile)).toMatchObject({ body: { size: 1_000 } });
});

test.each([
  ['reads white', { read: white }],
  ['reads nothing', { read: transparent }],
  ['reads stripes', { read: stripes }],
  ['encodes white', { encode: white }],
  ['encodes stripes', { encode: stripes }],
  ['encodes one other pixel', { encode: onePixel }],
] satisfies [string, Browser][])(
  'A browser whose canvas %s leaves a file of any size unchanged',
  async (_, browser) => {
    useBrowser(browser);
    expect(await shrunk(smallFile)).toBeUndefined();
    expect(await shrunk(largeFile)).toBeUndefined();
  },
);

test.each([
  ['reads', { read: lastBit }],
  ['encodes', { encode: lastBit }],
] satisfies [string, Browser][])(
  'A browser whose canvas %s the last bit of a colour wrongly shrinks only files that are too large to upload',
  async (_, browser) => {
    useBrowser(browser);
    expect(await shrunk(smallFile)).toBeUndefined();
    expect(await shrunk(largeFile)).toMatchObject({ body: { size: 1_000 } });
  },
);

test('A browser whose canvas cannot be read leaves a file unchanged', async () => {
  useBrowser({
    read: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(await shrunk(smallFile)).toBeUndefined();
});
