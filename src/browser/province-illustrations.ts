import type { ProvinceCode } from '#domain/province';
import { portraitProvinceSrcset, provinceIllustration } from '#domain/province-illustration';

export interface ProvinceIllustrations {
  /** Loads an illustration before it is asked for. */
  prepare(code: ProvinceCode): void;
  /** Fades an illustration in over the one before; an illustration that cannot be loaded leaves that in place. */
  show(code: ProvinceCode): Promise<void>;
}

/** The illustrations behind the map. The frame begins with the one of `firstCode`. */
export function provinceIllustrations(
  frame: HTMLElement,
  first: HTMLPictureElement,
  firstCode: ProvinceCode,
): ProvinceIllustrations {
  const illustrations = new Map([[firstCode, first]]);
  let wanted = firstCode;

  function illustrationOf(code: ProvinceCode): HTMLPictureElement {
    const illustration = illustrations.get(code) ?? copyOf(first, code);
    illustrations.set(code, illustration);
    return illustration;
  }

  async function show(code: ProvinceCode): Promise<void> {
    wanted = code;
    const illustration = illustrationOf(code);
    const loaded = await isLoaded(illustration);
    // Another attempt may find the network back.
    if (!loaded) illustrations.delete(code);
    if (!loaded || wanted !== code || illustration === frame.lastElementChild) return;
    frame.append(illustration);
    await Promise.allSettled(illustration.getAnimations({ subtree: true }).map(({ finished }) => finished));
    if (illustration === frame.lastElementChild) frame.replaceChildren(illustration);
  }

  return { prepare: (code) => void illustrationOf(code), show };
}

/** Another province's illustration in the form of the first one; it begins to load at once. */
function copyOf(first: HTMLPictureElement, code: ProvinceCode): HTMLPictureElement {
  const illustration = document.importNode(first, true);
  const image = imageOf(illustration);
  illustration.querySelector('source')?.setAttribute('srcset', portraitProvinceSrcset(code));
  if (image) Object.assign(image, provinceIllustration(code));
  return illustration;
}

const imageOf = (illustration: HTMLPictureElement): HTMLImageElement | null => illustration.querySelector('img');

async function isLoaded(illustration: HTMLPictureElement): Promise<boolean> {
  try {
    await imageOf(illustration)?.decode();
    return true;
  } catch {
    return false;
  }
}
