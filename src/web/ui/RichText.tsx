import { Fragment, type ReactNode } from 'react';
import type { RichNode } from '#domain/catalog/richText.ts';
import { joinClasses } from './joinClasses.ts';
import { richText } from './RichText.css.ts';

type RichTextProps = {
  /** From the domain's `parseRichText(html)`, which allows only known marks. */
  nodes: readonly RichNode[];
  inline?: boolean;
  className?: string;
};

export function RichText({ nodes, inline = false, className }: RichTextProps) {
  const content = nodes.map((node, at) => <Fragment key={at}>{draw(node)}</Fragment>);
  return inline ? content : <div className={joinClasses(richText, className)}>{content}</div>;
}

function draw(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br />;
  const children = node.children.map((child, at) => <Fragment key={at}>{draw(child)}</Fragment>);
  if (node.tag === 'a') return <a href={node.href}>{children}</a>;
  const Tag = node.tag;
  return <Tag>{children}</Tag>;
}
