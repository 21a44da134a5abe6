import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const CARD_FONT_FAMILY = 'Quicksand';
export const CARD_FONT_PATH = '/v1/card-font.ttf';
export const CARD_FONT_FACE = `@font-face{font-family:${CARD_FONT_FAMILY};font-weight:600;font-display:swap;src:url(${CARD_FONT_PATH}) format('truetype')}`;

const locate = createRequire(import.meta.url).resolve;

export const readCardFont = (): Buffer =>
  readFileSync(locate('@expo-google-fonts/quicksand/600SemiBold/Quicksand_600SemiBold.ttf'));
