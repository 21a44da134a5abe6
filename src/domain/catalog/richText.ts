import { escapeHtml } from './htmlEntities.ts';
import { richTextTokens } from './richTextTokens.ts';
import { safeHref } from './safeHref.ts';

/** The marks a text from staff may carry (decisions §9). */
export type RichTag = 'p' | 'br' | 'strong' | 'em' | 'ul' | 'ol' | 'li' | 'a' | 'h3' | 'h4';

/** A piece of text, or a mark around others. `href` stands on links only, and every link has one that is safe. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };

type Element = Exclude<RichNode, string>;

const tagsByName: Readonly<Record<string, RichTag>> = {
  p: 'p',
  br: 'br',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  a: 'a',
  h3: 'h3',
  h4: 'h4',
};
const deepest = 16;

/**
 * The allowed marks and the text of any HTML; everything else is left out, what was written inside it stays as text.
 * The tree is well formed: blocks hold no blocks, lists hold only items, links no links. What this gives, written
 * by `richTextToHtml` and parsed again, is the same. Never throws.
 */
export function parseRichText(html: string): RichNode[] {
  const tree = new RichTree();
  for (const token of richTextTokens(html.replaceAll('\0', ''))) {
    if (token.kind === 'text') tree.text(token.text);
    else if (Object.hasOwn(tagsByName, token.name)) {
      const tag = tagsByName[token.name]!;
      if (token.kind === 'open') tree.open(tag, token.href);
      else tree.close(tag);
    }
  }
  return tree.finish();
}

/** The HTML of a parsed text: nothing but the allowed marks, text escaped. Never throws. */
export function richTextToHtml(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      if (node.tag === 'br') return '<br>';
      const href = node.href === undefined ? '' : ` href="${escapeHtml(node.href)}"`;
      return `<${node.tag}${href}>${richTextToHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}

class RichTree {
  private readonly roots: RichNode[] = [];
  private readonly opened: Element[] = [];

  text(text: string): void {
    if (text === '' || (this.inList() && text.trim() === '')) return;
    this.wrapInItem();
    this.append(text);
  }

  open(tag: RichTag, href: string | null): void {
    if (tag === 'li') return this.openItem();
    if (tag === 'br') {
      if (!this.inList()) this.append({ tag, children: [] });
      return;
    }
    const link = tag === 'a' ? safeHref(href ?? '') : null;
    if (tag === 'a' && link === null) return;
    if (isInline(tag)) {
      if (tag === 'a') this.close('a');
    } else this.closeWhile(({ tag: open }) => open !== 'li' && !isList(open));
    this.wrapInItem();
    if (this.opened.length < deepest) this.opened.push({ tag, ...(link === null ? {} : { href: link }), children: [] });
  }

  close(tag: RichTag): void {
    const depth = this.opened.findLastIndex((element) => element.tag === tag);
    if (depth !== -1) this.closeDownTo(depth);
  }

  finish(): RichNode[] {
    this.closeDownTo(0);
    return this.roots;
  }

  private openItem(): void {
    const list = this.opened.findLastIndex((element) => isList(element.tag));
    if (list === -1) return;
    this.closeDownTo(list + 1);
    this.opened.push({ tag: 'li', children: [] });
  }

  /** A list holds items only: anything else in it gets one. */
  private wrapInItem(): void {
    if (this.inList()) this.opened.push({ tag: 'li', children: [] });
  }

  private inList(): boolean {
    const top = this.opened.at(-1);
    return top !== undefined && isList(top.tag);
  }

  private closeWhile(holds: (element: Element) => boolean): void {
    const kept = this.opened.findLastIndex((element) => !holds(element));
    this.closeDownTo(kept + 1);
  }

  private closeDownTo(depth: number): void {
    while (this.opened.length > depth) {
      const element = this.opened.pop()!;
      if (element.children.length > 0) this.append(element);
    }
  }

  private append(node: RichNode): void {
    const siblings = this.opened.at(-1)?.children ?? this.roots;
    const last = siblings.at(-1);
    if (typeof node === 'string' && typeof last === 'string') siblings[siblings.length - 1] = last + node;
    else siblings.push(node);
  }
}

function isList(tag: RichTag): boolean {
  return tag === 'ul' || tag === 'ol';
}

function isInline(tag: RichTag): boolean {
  return tag === 'strong' || tag === 'em' || tag === 'a';
}
