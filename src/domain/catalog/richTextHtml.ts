import { nodesOf, type RichNode, type RichText } from './richText.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);

/** A stored text as the HTML that staff write. */
export const richTextHtml = (text: RichText): string => nodesOf(text).map(nodeHtml).join('');

function nodeHtml(node: RichNode): string {
  if (typeof node === 'string') return escaped(node);
  if (node.tag === 'br') return '<br>';
  const href = node.href === undefined ? '' : ` href="${escaped(node.href)}"`;
  return `<${node.tag}${href}>${richTextHtml(node.children)}</${node.tag}>`;
}
