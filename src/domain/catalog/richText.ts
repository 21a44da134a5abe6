export const richTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'h4'] as const;

export type RichTag = (typeof richTags)[number];

export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };

/** A string holds no markup. */
export type RichText = string | RichNode[];

export function nodesOf(text: RichText): RichNode[] {
  if (typeof text !== 'string') return text;
  return text === '' ? [] : [text];
}

export function isRichTag(tag: string): tag is RichTag {
  return (richTags as readonly string[]).includes(tag);
}

const allowed = /^(?:https:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\]))/i;

/**
 * Null unless https, mailto, tel, a path of this site or an anchor. Strips control characters, as browsers do.
 */
export function safeHref(href: string): string | null {
  const cleaned = stripControls(href).trim();
  return allowed.test(cleaned) ? cleaned : null;
}

function stripControls(text: string): string {
  return Array.from(text)
    .filter((sign) => sign > '\u001f' && sign !== '\u007f')
    .join('');
}

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
