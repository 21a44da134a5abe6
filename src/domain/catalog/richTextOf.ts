import { Parser } from 'htmlparser2';
import { isRichTag, type RichTag, type RichText } from './richText.ts';
import { RichTextTree } from './richTextTree.ts';

/** Elements whose content is no text for readers: it goes with them. */
const silent = new Set([
  'script',
  'style',
  'iframe',
  'noscript',
  'template',
  'textarea',
  'title',
  'xmp',
  'object',
  'svg',
  'math',
]);

const synonyms: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em' };

/**
 * What staff write as HTML, as it is stored: the allowed marks and all words; other marks are left out, what stood in
 * them stays as text. Called where a text is saved, never where it is read. Never throws.
 */
export function richTextOf(html: string): RichText {
  const tree = new RichTextTree();
  let silence = 0;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (silent.has(name)) silence += 1;
      const tag = tagOf(name);
      if (silence === 0 && tag !== null) tree.open(tag, href ?? null);
    },
    ontext(text) {
      if (silence === 0) tree.text(text);
    },
    onclosetag(name) {
      const tag = tagOf(name);
      if (silence === 0 && tag !== null) tree.close(tag);
      if (silent.has(name)) silence -= 1;
    },
  });
  parser.end(html.replaceAll('\0', ''));
  const nodes = tree.finish();
  const words = nodes.filter((node) => typeof node === 'string');
  return words.length === nodes.length ? words.join('') : nodes;
}

function tagOf(name: string): RichTag | null {
  if (Object.hasOwn(synonyms, name)) return synonyms[name]!;
  return isRichTag(name) ? name : null;
}
