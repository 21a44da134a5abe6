import type { Weight } from './fonts.ts';
import { pdfFaces, printable } from './fonts.ts';

type Doc = PDFKit.PDFDocument;

/** `size` and `spacing` in points, `leading` as a factor of the size. */
export interface Style {
  weight: Weight;
  size: number;
  color: string;
  leading?: number;
  spacing?: number;
}

const setFont = (doc: Doc, { weight, size }: Style): Doc => doc.font(pdfFaces()[weight].name).fontSize(size);

export function widthOf(doc: Doc, text: string, style: Style): number {
  const letters = printable(text, style.weight);
  return setFont(doc, style).widthOfString(letters) + (style.spacing ?? 0) * Array.from(letters).length;
}

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

export const heightOf = (lines: number, { size, leading = 1.4 }: Style): number => lines * size * leading;

export function writeLines(doc: Doc, lines: readonly string[], style: Style, at: { x: number; y: number }): number {
  setFont(doc, style).fillColor(style.color);
  for (const [index, line] of lines.entries()) {
    doc.text(printable(line, style.weight), at.x, at.y + heightOf(index, style), {
      lineBreak: false,
      characterSpacing: style.spacing ?? 0,
    });
  }
  return at.y + heightOf(lines.length, style);
}
