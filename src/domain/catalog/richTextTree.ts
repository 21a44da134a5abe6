import type { RichNode, RichTag } from './richText.ts';
import { safeHref } from './richText.ts';

type Element = Exclude<RichNode, string>;

const deepest = 16;

/** Builds a well formed tree: blocks hold no blocks, lists only items, links no links; empty marks are left out. */
export class RichTextTree {
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
    const lastKept = this.opened.findLastIndex((element) => !holds(element));
    this.closeDownTo(lastKept + 1);
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
