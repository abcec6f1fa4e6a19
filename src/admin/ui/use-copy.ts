import { useState } from 'react';

interface Copy {
  /** Whether the last text was copied; `undefined` before. Browsers may refuse: then it is copied by hand. */
  readonly isCopied: boolean | undefined;
  copy(text: string): Promise<void>;
  forget(): void;
}

/** Copies texts to the clipboard. */
export function useCopy(): Copy {
  const [isCopied, setCopied] = useState<boolean>();

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return { isCopied, copy, forget: () => setCopied(undefined) };
}
