import { defineMdastPlugin } from 'satteri';

/** Removes raw HTML from markdown, in case the content check misses some. */
export const withoutHtml = defineMdastPlugin({
  name: 'without-html',
  html: (node, context) => context.removeNode(node),
});
