/** The marks a text from staff may carry (decisions §9). */
export const richTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'h4'] as const;

export type RichTag = (typeof richTags)[number];

/** Words, or a mark around others. `href` stands on links only. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };

/** A text without marks is a string, and markup in it is words. */
export type RichText = string | RichNode[];

export function nodesOf(text: RichText): RichNode[] {
  if (typeof text !== 'string') return text;
  return text === '' ? [] : [text];
}

export function isRichTag(tag: string): tag is RichTag {
  return (richTags as readonly string[]).includes(tag);
}
