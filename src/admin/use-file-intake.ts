import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page, or pasted: a browser would leave the page for a dropped file. Whether
 * some are being held over the page.
 */
export function useFileIntake(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const takeFiles = useEffectEvent(take);
  useEffect(() => {
    const end = new AbortController();
    const listen = <Kind extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      kind: Kind,
      hear: (event: DocumentEventMap[Kind]) => void,
    ) => document.addEventListener(kind, hear, { signal: end.signal });
    listen('dragover', (event) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      setOver(false);
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      takeFiles([...(event.dataTransfer?.files ?? [])]);
    });
    listen('paste', (event) => {
      const { clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])];
      // Tables and documents bring a likeness of themselves along: whoever pastes into a text means the text.
      if (files.length === 0 || (isTyping(event.target) && clipboardData?.types.includes('text/plain'))) return;
      event.preventDefault();
      takeFiles(files);
    });
    return () => end.abort();
  }, []);
  return isOver;
}

const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type="file"]), textarea');
