// A browser that translates the page may replace text nodes by `<font>` elements at any time. React then throws when it
// removes a text node that is no longer in place, or updates a detached one (facebook/react#11538). Here each `<font>`
// element acts for its text node: React's calls that remove the node, or insert before it, apply to the element. If
// React changes the text, the node returns to the page and is translated again.

const standIns = new WeakMap<Node, HTMLElement>();
const taken = new WeakSet<Node>();

const isFont = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font';

/** The child of `parent` that contains or replaced one of React's text nodes. */
function shownIn<Child extends Node>(parent: Node, child: Child): Node {
  let node: Node = standIns.get(child) ?? child;
  while (node.parentNode !== parent && isFont(node.parentNode)) node = node.parentNode;
  return node.parentNode === parent ? node : child;
}

/** Records which `<font>` element replaced a text node: it was added in the same mutation, or is a sibling. */
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

/** Patches `removeChild` and `insertBefore`, so that React works on a translated page. */
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
 * Records the text nodes of an island, because React hydrates only unchanged markup. The returned function restores
 * translated texts and keeps doing so until the function that it returns is called. Form fields and their values are
 * not touched.
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

/** Reverts mutations in reverse order. */
function undo(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
