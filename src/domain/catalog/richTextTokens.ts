import { decodeEntities } from './htmlEntities.ts';

export type RichToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; href: string | null }
  | { kind: 'close'; name: string };

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

/** A longer tag is read as text, which also keeps the work within a multiple of the input's length. */
const longestTag = 4000;

const namePattern = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)/y;
const hrefPattern = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** The tags and texts of any string read as HTML, names in lower case, entities resolved. Never throws. */
export function* richTextTokens(html: string): Generator<RichToken> {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    text += html.slice(at, next === -1 ? html.length : next);
    if (next === -1) break;
    const markup = markupAt(html, next);
    if (!markup) {
      text += '<';
      at = next + 1;
      continue;
    }
    if (markup.token) {
      yield { kind: 'text', text: decodeEntities(text) };
      yield markup.token;
      text = '';
    }
    at = markup.end;
  }
  yield { kind: 'text', text: decodeEntities(text) };
}

type Markup = { end: number; token: RichToken | null };

function markupAt(html: string, at: number): Markup | null {
  if (html.startsWith('<!--', at)) return { end: after(html, '-->', at + 4), token: null };
  if (html[at + 1] === '!' || html[at + 1] === '?') return { end: after(html, '>', at), token: null };

  namePattern.lastIndex = at;
  const start = namePattern.exec(html);
  const end = start ? endOfTag(html, namePattern.lastIndex) : null;
  if (!start || end === null) return null;
  const name = start[2]!.toLowerCase();
  if (start[1]) return { end, token: { kind: 'close', name } };
  if (silent.has(name)) return { end: endOfSilent(html, name, end), token: null };
  return { end, token: { kind: 'open', name, href: hrefIn(html.slice(at + 1 + name.length, end - 1)) } };
}

/** Just past the '>' that ends the tag, quotes respected; null when it does not end. */
function endOfTag(html: string, from: number): number | null {
  let quote = '';
  for (let at = from; at < Math.min(html.length, from + longestTag); at += 1) {
    const sign = html[at]!;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at + 1;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return null;
}

function endOfSilent(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[^>]*>`, 'gi');
  close.lastIndex = from;
  return close.test(html) ? close.lastIndex : html.length;
}

function hrefIn(attributes: string): string | null {
  const found = hrefPattern.exec(attributes);
  return found ? decodeEntities(found[1] ?? found[2] ?? found[3] ?? '') : null;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}
