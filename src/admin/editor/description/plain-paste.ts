import { writeStructured } from '#domain/opportunity/structured-markup';
import { plainDescription } from '#domain/opportunity/structured-output';

const hasStructure = /<(?:table|ul|ol)[\s>]|mso-list:/i;

/**
 * Pastes a list or a table into plain text as lines with dashes, numbers or bars: other programs put tabs into their
 * plain text, or nothing.
 */
export function pastePlain(event: ClipboardEvent, area: HTMLTextAreaElement): void {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!hasStructure.test(html)) return;
  event.preventDefault();
  void plainOf(html).then((converted) => insert(area, converted || text));
}

/** The text of HTML; empty if the code for it cannot be loaded. */
async function plainOf(html: string): Promise<string> {
  try {
    const [{ readPasted }, { clipboardPage }] = await Promise.all([import('./pasted'), import('./clipboard-page')]);
    return plainDescription(writeStructured(readPasted(clipboardPage(html)).blocks));
  } catch {
    return '';
  }
}

function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // The only way to insert that can be undone.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
