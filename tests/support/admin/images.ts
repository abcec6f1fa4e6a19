import { readFile } from 'node:fs/promises';
import type { JSHandle, Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import type { Opportunity } from '#domain/opportunity/opportunity';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect } from '../fixtures.ts';
import { imageFile } from '../images/images.ts';
import { subtitleField, titleField } from './form.ts';
import { pictureName } from './texts.ts';

/** A file that a test chooses, drops or pastes. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const fileOf = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): ChosenFile => ({
  name,
  mimeType,
  buffer,
});

/** Small valid pictures with these names. */
export async function smallPictures(...names: readonly string[]): Promise<ChosenFile[]> {
  const buffer = await imageFile('jpeg');
  return names.map((name) => fileOf(name, buffer));
}

/** A 12-megapixel photograph from a phone held upright, with its author and place in the metadata. */
export function phonePhotograph(artist: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: 'black', noise } })
    .withExif({ IFD0: { Artist: artist }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

export const choice = (page: Page): Locator => page.getByLabel(texts.fields.imageURL);

/** Chooses a picture, whose order and descriptions are then shown. */
export async function choosePicture(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `${texts.images.choose}: ${pictureName(number)}`, exact: true }).click();
}

/** The stored pictures, in order. */
export const pictures = (page: Page): Locator => page.getByRole('img', { name: /^picture \d+$/ });

/** The sources of the pictures, in order. Stored ones have URLs. */
export function sourcesOf(page: Page): Promise<(string | null)[]> {
  return pictures(page).evaluateAll((shown) => shown.map((picture) => picture.getAttribute('src')));
}

/** Expects that everything typed by `fillForm` is still there. */
export async function expectTyped(page: Page, title: string): Promise<void> {
  await expect(titleField(page)).toHaveValue(title);
  await expect(subtitleField(page)).toHaveValue(`About ${title}`);
  await expect(page.getByLabel(texts.fields.sector, { exact: true })).toHaveValue('energy');
}

/** Holds uploads until the test releases or aborts them. */
export async function holdUploads(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/api/files/upload', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    count: () => held.length,
    async release(): Promise<void> {
      isHolding = false;
      for (const route of held.splice(0)) await route.continue();
    },
    async breakOff(): Promise<void> {
      for (const route of held.splice(0)) await route.abort('connectionreset');
    },
  };
}

/** Records the page's uploads from its next opening on. */
export async function recordUploads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: Blob[] = [];
    Reflect.set(window, 'sentFiles', sent);
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData && body.get('file');
      if (file instanceof Blob) sent.push(file);
      send.call(this, body);
    };
  });
}

/** The bytes of a file that was sent. */
export async function sentFile(page: Page, index: number): Promise<Buffer> {
  const dataURL = await page.evaluate(async (at) => {
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsDataURL(Reflect.get(window, 'sentFiles')[at]);
    await read;
    return String(reader.result);
  }, index);
  return Buffer.from(dataURL.slice(dataURL.indexOf(',') + 1), 'base64');
}

/** Files in a drop or paste, with an optional text. */
export function transferOf(page: Page, files: readonly ChosenFile[], text?: string): Promise<JSHandle<DataTransfer>> {
  const carried = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  return page.evaluateHandle(
    ([all, beside]) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of all) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      }
      if (beside !== undefined) transfer.setData('text/plain', beside);
      return transfer;
    },
    [carried, text] as const,
  );
}

/** Pastes into a control. */
export async function paste(control: Locator, transfer: JSHandle<DataTransfer>): Promise<void> {
  await control.evaluate((element, clipboardData) => {
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, transfer);
}

/** A large image with this name: an illustration of the home page. */
export const illustrationFile = async (name: string): Promise<ChosenFile> =>
  fileOf(name, await readFile('src/assets/illustrations/home/1.jpg'));

/** Opens the form from another page of the admin area, and chooses an image whose upload does not finish. */
export async function startUpload(page: Page): Promise<{ release(): Promise<void> }> {
  const uploads = await holdUploads(page);
  await page.goto('/admin/manager');
  await page.getByRole('link', { name: texts.titles.create }).click();
  await titleField(page).click();
  await titleField(page).fill('With an image');
  await page.getByLabel(texts.fields.imageURL).setInputFiles([await illustrationFile('harbour.jpg')]);
  await expect(page.getByRole('listitem').filter({ hasText: 'harbour.jpg' })).toContainText(texts.images.uploading);
  return uploads;
}

export const leaveQuestion = 'Leave before the pictures are uploaded?';

export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens the edit of an opportunity with pictures, and types a text that must not be lost. */
export async function openWithImages(page: Page, { id }: Opportunity): Promise<void> {
  await page.goto(`/admin/edit/${id}`);
  await subtitleField(page).fill(typedSubtitle);
}

export const typedSubtitle = 'Typed before the pictures were put in order';

export async function expectSubtitleKept(page: Page): Promise<void> {
  await expect(subtitleField(page)).toHaveValue(typedSubtitle);
}

/** The image paths in another order, given by their old positions. */
export const inOrder = ({ imageURL }: Opportunity, ...places: number[]) =>
  places.map((place) => `/api/files/${imageURL[place]}`);
