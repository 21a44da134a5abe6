import { nodesOf, type RichNode, type RichText } from './richText.ts';

/** The words of a text without its marks: blocks and breaks on lines of their own, items with a dash. */
export function plainTextOf(text: RichText): string {
  return linesOf(nodesOf(text))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function linesOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll(/\s+/g, ' ');
      const inner = linesOf(node.children);
      if (node.tag === 'br') return '\n';
      if (node.tag === 'strong' || node.tag === 'em' || node.tag === 'a') return inner;
      return node.tag === 'li' ? `\n- ${inner}\n` : `\n${inner}\n`;
    })
    .join('');
}
