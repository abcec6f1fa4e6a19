import { defineMdastPlugin } from 'satteri';

/** Takes raw HTML out of markdown. The content check refuses it; should any get past, no page carries it. */
export const withoutHtml = defineMdastPlugin({
  name: 'without-html',
  html: (node, context) => context.removeNode(node),
});
