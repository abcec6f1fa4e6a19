import type { ProvinceCode } from '#domain/province';
import { provincePlate } from '#domain/province-plate';

export interface ProvincePlates {
  /** Loads a plate before it is asked for. */
  prepare(code: ProvinceCode): void;
  /** Fades a plate in over the one before; a plate that cannot be loaded leaves that in place. */
  show(code: ProvinceCode): Promise<void>;
}

/** The pictures behind the map. The frame holds the first one, as the server wrote it. */
export function provincePlates(frame: HTMLElement, first: HTMLImageElement, firstCode: ProvinceCode): ProvincePlates {
  const plates = new Map([[firstCode, first]]);
  let wanted = firstCode;

  function plateOf(code: ProvinceCode): HTMLImageElement {
    const plate = plates.get(code) ?? copyOf(first, code);
    plates.set(code, plate);
    return plate;
  }

  async function show(code: ProvinceCode): Promise<void> {
    wanted = code;
    const plate = plateOf(code);
    const loaded = await plate.decode().then(
      () => true,
      () => false,
    );
    // Another attempt may find the network back.
    if (!loaded) plates.delete(code);
    if (!loaded || wanted !== code || plate === frame.lastElementChild) return;
    frame.append(plate);
    await Promise.allSettled(plate.getAnimations().map(({ finished }) => finished));
    if (plate === frame.lastElementChild) frame.replaceChildren(plate);
  }

  return { prepare: (code) => void plateOf(code), show };
}

function copyOf(first: HTMLImageElement, code: ProvinceCode): HTMLImageElement {
  const plate = new Image();
  for (const { name, value } of first.attributes) plate.setAttribute(name, value);
  return Object.assign(plate, provincePlate(code));
}
