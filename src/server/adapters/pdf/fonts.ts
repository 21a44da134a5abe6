import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

export type Weight = 500 | 600 | 700;

interface Face {
  name: string;
  data: Buffer;
  font: Font;
}

const scripts = ['latin', 'latin-ext', 'vietnamese'];
const weights: Weight[] = [500, 600, 700];
const locate = createRequire(import.meta.url).resolve;

function readFace(weight: Weight, script: string): Face {
  const data = readFileSync(locate(`@fontsource/quicksand/files/quicksand-${script}-${weight}-normal.woff`));
  return { name: `${script}-${weight}`, data, font: create(data) as Font };
}

let opened: Record<Weight, Face[]> | null = null;

export function pdfFaces(): Record<Weight, Face[]> {
  opened ??= Object.fromEntries(
    weights.map((weight) => [weight, scripts.map((script) => readFace(weight, script))]),
  ) as Record<Weight, Face[]>;
  return opened;
}

const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{200D}|\u{FE0F}/gu;

export interface Run {
  face: string;
  text: string;
}

/** A text as runs of one font face each. Emoji are left out, other unknown letters become a question mark. */
export function runsOf(text: string, weight: Weight): Run[] {
  const faces = pdfFaces()[weight];
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replaceAll(pictures, '')) {
    const face = faces.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    const name = face?.name ?? faces[0]?.name ?? '';
    const shown = face ? letter : '?';
    if (last?.face === name) last.text += shown;
    else runs.push({ face: name, text: shown });
  }
  return runs;
}
