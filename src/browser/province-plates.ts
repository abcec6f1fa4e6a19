import type { ProvinceCode } from '#domain/province';
import { provincePlate, uprightProvincePlate } from '#domain/province-illustration';

export interface ProvincePlates {
  /** Loads a plate before it is asked for. */
  prepare(code: ProvinceCode): void;
  /** Fades a plate in over the one before; a plate that cannot be loaded leaves that in place. */
  show(code: ProvinceCode): Promise<void>;
}

/** The pictures behind the map. The frame holds the first one, as the server wrote it. */
export function provincePlates(frame: HTMLElement, first: HTMLPictureElement, firstCode: ProvinceCode): ProvincePlates {
  const plates = new Map([[firstCode, first]]);
  let wanted = firstCode;

  function plateOf(code: ProvinceCode): HTMLPictureElement {
    const plate = plates.get(code) ?? copyOf(first, code);
    plates.set(code, plate);
    return plate;
  }

  async function show(code: ProvinceCode): Promise<void> {
    wanted = code;
    const plate = plateOf(code);
    const loaded = await isLoaded(plate);
    // Another attempt may find the network back.
    if (!loaded) plates.delete(code);
    if (!loaded || wanted !== code || plate === frame.lastElementChild) return;
    frame.append(plate);
    await Promise.allSettled(plate.getAnimations({ subtree: true }).map(({ finished }) => finished));
    if (plate === frame.lastElementChild) frame.replaceChildren(plate);
  }

  return { prepare: (code) => void plateOf(code), show };
}

/** Another province's plate in the form of the first one; it begins to load at once. */
function copyOf(first: HTMLPictureElement, code: ProvinceCode): HTMLPictureElement {
  const plate = document.importNode(first, true);
  const image = imageOf(plate);
  plate.querySelector('source')?.setAttribute('srcset', uprightProvincePlate(code));
  if (image) Object.assign(image, provincePlate(code));
  return plate;
}

const imageOf = (plate: HTMLPictureElement): HTMLImageElement | null => plate.querySelector('img');

async function isLoaded(plate: HTMLPictureElement): Promise<boolean> {
  try {
    await imageOf(plate)?.decode();
    return true;
  } catch {
    return false;
  }
}
