import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

const files = {
  500: '500Medium/Quicksand_500Medium.ttf',
  600: '600SemiBold/Quicksand_600SemiBold.ttf',
  700: '700Bold/Quicksand_700Bold.ttf',
};

export type Weight = keyof typeof files;

interface Face {
  name: string;
  /** Uncompressed: of a compressed one every letter unpacks the whole. */
  data: Buffer;
  font: Font;
}

const locate = createRequire(import.meta.url).resolve;

function readFace(weight: Weight): Face {
  const data = readFileSync(locate(`@expo-google-fonts/quicksand/${files[weight]}`));
  return { name: `quicksand-${weight}`, data, font: create(data) as Font };
}

let opened: Record<Weight, Face> | null = null;

export function pdfFaces(): Record<Weight, Face> {
  opened ??= { 500: readFace(500), 600: readFace(600), 700: readFace(700) };
  return opened;
}

const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{200D}|\u{FE0F}/gu;

/** What can be printed of a text. Emoji are left out, other unknown letters become a question mark. */
export function printable(text: string, weight: Weight): string {
  const { font } = pdfFaces()[weight];
  const letters = Array.from(text.normalize('NFC').replaceAll(pictures, ''));
  return letters.map((letter) => (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
}
