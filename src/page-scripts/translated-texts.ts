// A browser that translates a page puts `<font>` elements in the place of its texts, at any moment. React then removes a text
// that is no longer where it was, which throws, or changes one that nobody sees (facebook/react#11538). Here the elements
// stand in for their texts: they are removed with these, others are inserted before them, and a text that changes comes back,
// to be translated again.

const standIns = new WeakMap<Node, HTMLElement>();
const taken = new WeakSet<Node>();

const isFont = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font';

/** The child of `parent` that a text of React's is in, or was replaced by. */
function shownIn<Child extends Node>(parent: Node, child: Child): Node {
  let node: Node = standIns.get(child) ?? child;
  while (node.parentNode !== parent && isFont(node.parentNode)) node = node.parentNode;
  return node.parentNode === parent ? node : child;
}

/** Notes which element has taken the place of a text: it is added with the text's removal, or stands beside it then. */
function note(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node) && !taken.has(node));
      if (!font || !isFont(font)) continue;
      taken.add(font);
      standIns.set(text, font);
      changes.observe(text, { characterData: true });
    }
  }
}

const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    const font = standIns.get(target);
    standIns.delete(target);
    if (target instanceof Text && font?.isConnected) font.replaceWith(target);
  }
});

/** Lets React go on while the page is translated. */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const texts = new MutationObserver(note);
  texts.observe(document, { childList: true, subtree: true });
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) note(texts.takeRecords());
    removeChild.call(this, shownIn(this, child));
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (before && before.parentNode !== this) note(texts.takeRecords());
    insertBefore.call(this, child, before && shownIn(this, before));
    return child;
  };
}

/**
 * Remembers the texts of an island: React hydrates only what is as it was rendered. The returned function restores texts
 * that a translation has changed, and goes on doing so until what it returns is called. Fields and what is typed into them
 * stay.
 */
export function rememberTexts(island: Element): () => () => void {
  const nodes = new Map<Node, readonly ChildNode[]>();
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentNode;
    if (parent && !nodes.has(parent)) nodes.set(parent, [...parent.childNodes]);
  }
  const restore = () => {
    for (const [parent, children] of nodes) {
      if (!(parent instanceof Element) || children.every((child) => child.parentNode === parent)) continue;
      parent.replaceChildren(...children);
    }
  };
  return () => {
    restore();
    const translations = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(isFont))) undo(records);
    });
    translations.observe(island, { childList: true, subtree: true });
    return () => translations.disconnect();
  };
}

/** Reverts changes of the page, the last one first. */
function undo(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
