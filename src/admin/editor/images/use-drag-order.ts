import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** The dragged item, and the index at which it would be dropped. */
interface Drag {
  readonly key: string;
  readonly to: number;
}

/** Pixels: distance from the screen's edge at which the page scrolls, and the scroll step. */
const edge = { width: 72, step: 12 };

/**
 * Reorders a list by mouse, pen or finger. A mouse drags an item anywhere except at its buttons; a finger drags by
 * elements marked `data-handle`, so that the page can still be scrolled. Items move only on drop. `onHold` is called when
 * an item is pressed.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (key: string, to: number) => void,
  onHold: (key: string) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const end = new AbortController();
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(undefined);
    document.addEventListener('keydown', cancel, { signal: end.signal });
    return () => end.abort();
  }, [isDragging]);

  function handlers(key: string, index: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        if (event.button !== 0 || !isHold(event)) return;
        // Prevents the browser from dragging the image itself or selecting text.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ key, to: index });
        onHold(key);
      },
      onPointerMove({ clientX, clientY }: PointerEvent): void {
        if (drag?.key !== key) return;
        if (clientY < edge.width) scrollBy(0, -edge.step);
        if (clientY > innerHeight - edge.width) scrollBy(0, edge.step);
        const to = placeAt(list.current, clientX, clientY);
        if (to !== -1 && to !== drag.to) setDrag({ key, to });
      },
      onPointerUp(): void {
        if (drag?.key !== key) return;
        setDrag(undefined);
        if (drag.to !== index) onMove(key, drag.to);
      },
      onLostPointerCapture: () => setDrag(undefined),
    };
  }

  return { drag, handlers };
}

function isHold({ target, pointerType }: PointerEvent): boolean {
  if (!(target instanceof Element) || target.closest('button:not([data-choice])')) return false;
  return pointerType === 'mouse' || target.closest('[data-handle]') !== null;
}

/** Index of the item at a point of the screen, -1 if there is none. */
function placeAt(list: HTMLElement | null, x: number, y: number): number {
  return [...(list?.children ?? [])].findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}
