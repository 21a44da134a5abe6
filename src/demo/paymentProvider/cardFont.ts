import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** By its unicode-range. */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD',
  'latin-ext': 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF',
};

export type CardFontScript = keyof typeof RANGES;
export const CARD_FONT_SCRIPTS = Object.keys(RANGES) as CardFontScript[];
export const CARD_FONT_FAMILY = 'Quicksand';

export const CARD_FONT_FACES = CARD_FONT_SCRIPTS.map(
  (script) =>
    `@font-face{font-family:${CARD_FONT_FAMILY};font-weight:600;font-display:swap;src:url(/v1/card-font/${script}.woff2) format('woff2');unicode-range:${RANGES[script]}}`,
).join('\n');

const locate = createRequire(import.meta.url).resolve;

export const readCardFont = (script: CardFontScript): Buffer =>
  readFileSync(locate(`@fontsource/quicksand/files/quicksand-${script}-600-normal.woff2`));
