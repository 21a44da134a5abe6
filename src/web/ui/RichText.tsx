import { Fragment, type ReactNode } from 'react';
import { isRichTag, nodesOf, type RichNode, type RichText as Text, safeHref } from '#domain/catalog/richText.ts';
import { joinClasses } from './joinClasses.ts';
import { richText } from './RichText.css.ts';

type RichTextProps = {
  text: Text;
  /** Without blocks, as in a title. */
  inline?: boolean;
  className?: string;
};

/** Draws the allowed marks and safe links only, whatever the tree says (decisions §9). */
export function RichText({ text, inline = false, className }: RichTextProps) {
  const content = nodesOf(text).map((node, at) => <Fragment key={at}>{draw(node)}</Fragment>);
  return inline ? content : <div className={joinClasses(richText, className)}>{content}</div>;
}

function draw(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br />;
  const children = node.children.map((child, at) => <Fragment key={at}>{draw(child)}</Fragment>);
  const Tag = node.tag;
  if (!isRichTag(Tag)) return children;
  const href = Tag === 'a' ? safeHref(node.href ?? '') : null;
  if (Tag === 'a') return href === null ? children : <a href={href}>{children}</a>;
  return <Tag>{children}</Tag>;
}
