import type { ColorName, Palette } from './oliveColors.ts';

type Pair = readonly [front: ColorName, ground: ColorName, least: number];

const text = 4.5;
const control = 3;

export const contrastPairs: readonly Pair[] = [
  ['ink', 'paper', text],
  ['ink', 'white', text],
  ['ink', 'moss', text],
  ['ink', 'sand', text],
  ['ink', 'swimTint', text],
  ['ink', 'mossHover', text],
  ['inkMuted', 'paper', text],
  ['inkMuted', 'white', text],
  ['inkMuted', 'moss', text],
  ['inkMuted', 'sand', text],
  ['inkFaint', 'white', text],
  ['white', 'olive', text],
  ['white', 'oliveDeep', text],
  ['olive', 'paper', text],
  ['olive', 'white', text],
  ['oliveDeep', 'white', text],
  ['oliveDeep', 'paper', text],
  ['oliveDeep', 'moss', text],
  ['oliveDeep', 'sand', text],
  ['oliveDeep', 'leafTint', text],
  ['leafInk', 'leaf', text],
  ['leafInk', 'leafHover', text],
  ['onOrchard', 'orchard', text],
  ['leaf', 'orchard', text],
  ['control', 'paper', control],
  ['control', 'white', control],
  ['control', 'moss', control],
  ['swim', 'swimTint', control],
  ['swim', 'white', control],
  ['swimText', 'swimTint', text],
  ['danger', 'dangerTint', text],
  ['danger', 'white', text],
  ['danger', 'paper', text],
  ['success', 'successTint', text],
  ['success', 'sand', text],
  ['success', 'white', text],
  ['warning', 'warningTint', text],
];

export type ContrastFailure = { front: ColorName; ground: ColorName; ratio: number; least: number };

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const one = luminance(first);
  const other = luminance(second);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Pairs of the components below their least contrast. */
export function contrastFailures(palette: Palette): ContrastFailure[] {
  return contrastPairs.flatMap(([front, ground, least]) => {
    const ratio = contrastRatio(palette[front], palette[ground]);
    return ratio < least ? [{ front, ground, ratio: Math.round(ratio * 100) / 100, least }] : [];
  });
}

/** `share` (0–1) of `over` mixed into `base`, both `#rrggbb`. */
export function mixColors(base: string, over: string, share: number): string {
  const upper = channels(over);
  const parts = channels(base).map((part, at) => Math.round(part * (1 - share) + (upper[at] ?? 0) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
