/** Updates a frame's document to a new page. Identical nodes stay, which keeps scroll positions and loaded images. */
export function showPage(shown: Document, made: Document): void {
  const [place, page] = [shown.querySelector('main'), made.querySelector('main')];
  if (!place || !page) return;
  const next = shown.importNode(page, true);
  quieten(next);
  renew(place, next);
}

/** Removes scripts, link targets, and inline styles that the page's CSP would block; disables buttons. */
function quieten(page: Element): void {
  for (const element of page.querySelectorAll('script, style')) element.remove();
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
  for (const button of page.querySelectorAll('button')) button.disabled = true;
}

/** Updates a node to match another of the same name, replacing only what differs. */
function renew(shown: Node, next: Node): void {
  if (shown.isEqualNode(next)) return;
  if (!isElement(shown) || !isElement(next)) {
    shown.nodeValue = next.nodeValue;
    return;
  }
  renewAttributes(shown, next);
  const before = [...shown.childNodes];
  const after = [...next.childNodes];
  const isAlike =
    before.length === after.length && before.every(({ nodeName }, at) => nodeName === after[at]?.nodeName);
  if (!isAlike) shown.replaceChildren(...after);
  else for (const [at, node] of before.entries()) renew(node, after[at] ?? node);
}

function renewAttributes(shown: Element, next: Element): void {
  for (const name of shown.getAttributeNames()) if (!next.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
}

// `instanceof` fails here: nodes of a frame are instances of that frame's classes.
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
