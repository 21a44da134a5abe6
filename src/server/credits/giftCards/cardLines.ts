import type { Weight } from './cardFonts.ts';
import { runsOf } from './cardFonts.ts';

type Doc = PDFKit.PDFDocument;

/** How words are set: size in points, space between lines as a factor of it. */
export interface Style {
  weight: Weight;
  size: number;
  color: string;
  leading?: number;
  /** Points between letters. */
  spacing?: number;
}

const lettersIn = (text: string): number => Array.from(text).length;

/** The width of a text on one line, in points. */
export function widthOf(doc: Doc, text: string, { weight, size, spacing = 0 }: Style): number {
  return runsOf(text, weight).reduce(
    (sum, run) => sum + doc.font(run.face).fontSize(size).widthOfString(run.text) + spacing * lettersIn(run.text),
    0,
  );
}

/** A text broken into lines of at most `width` points; a word that is longer is broken where it must. */
export function linesOf(doc: Doc, text: string, style: Style, width: number): string[] {
  const fits = (line: string): boolean => widthOf(doc, line, style) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(/\s+/).flatMap((long) => pieces(long, fits))) {
      const line = lines.at(-1) ?? '';
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const fragments: string[] = [''];
  for (const letter of word) {
    const longer = (fragments.at(-1) ?? '') + letter;
    if (fits(longer)) fragments[fragments.length - 1] = longer;
    else fragments.push(letter);
  }
  return fragments;
}

/** The height of so many lines. */
export const heightOf = (lines: number, { size, leading = 1.4 }: Style): number => lines * size * leading;

/** Writes lines from a top left corner down; answers where the next thing can start. */
export function writeLines(doc: Doc, lines: readonly string[], style: Style, at: { x: number; y: number }): number {
  for (const [index, line] of lines.entries()) {
    let x = at.x;
    const y = at.y + heightOf(index, style);
    for (const run of runsOf(line, style.weight)) {
      doc.font(run.face).fontSize(style.size).fillColor(style.color);
      doc.text(run.text, x, y, { lineBreak: false, characterSpacing: style.spacing ?? 0 });
      x += doc.widthOfString(run.text) + (style.spacing ?? 0) * lettersIn(run.text);
    }
  }
  return at.y + heightOf(lines.length, style);
}
