import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** An item that is held by a pointer, and the place that it would take if it were let go. */
interface Drag {
  readonly key: string;
  readonly to: number;
}

/** How near to the edge of the screen the page moves on by itself, and how far at a time, in pixels. */
const edge = { width: 72, step: 12 };

/**
 * Puts the items of a list in order by mouse, pen or finger. A mouse takes an item anywhere but at its buttons; a finger
 * takes it by what is marked `data-handle`, so that the page can still be scrolled. Nothing moves until it is let go.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (key: string, to: number) => void) {
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
        // Else the browser begins to drag the picture itself, or to mark text.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ key, to: index });
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
  if (!(target instanceof Element) || target.closest('button')) return false;
  return pointerType === 'mouse' || target.closest('[data-handle]') !== null;
}

/** The place of the item that a point of the screen is in, -1 where it is in none. */
function placeAt(list: HTMLElement | null, x: number, y: number): number {
  return [...(list?.children ?? [])].findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}
