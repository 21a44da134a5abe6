import { contrastFailures, mixColors, type ContrastFailure } from './contrast.ts';
import type { FieldError } from '../values/fieldErrors.ts';
import { oliveColors, type Palette } from './oliveColors.ts';

export const venueColorNames = [
  'olive',
  'oliveDeep',
  'leaf',
  'leafInk',
  'leafTint',
  'orchard',
  'swim',
  'swimText',
  'swimTint',
  'paper',
  'sand',
] as const;

export type VenueColorName = (typeof venueColorNames)[number];

export type VenueThemeCheck =
  | { ok: true; palette: Palette }
  | { ok: false; unknown: string[]; malformed: string[]; contrast: ContrastFailure[] };

const hex = /^#[0-9a-f]{6}$/i;
const colorNames: readonly string[] = venueColorNames;

/**
 * Checks a venue's colours over the default palette: known names, `#rrggbb`, readable pairs. The hover of a soft button
 * follows the venue's leaf.
 */
export function checkVenueTheme(colors: Readonly<Record<string, string>>): VenueThemeCheck {
  const unknown = Object.keys(colors).filter((name) => !colorNames.includes(name));
  const malformed = Object.keys(colors).filter((name) => colorNames.includes(name) && !hex.test(colors[name] ?? ''));
  if (unknown.length > 0 || malformed.length > 0) return { ok: false, unknown, malformed, contrast: [] };
  const palette: Palette = { ...oliveColors, ...colors };
  if (colors['leaf'] !== undefined) palette.leafHover = mixColors(palette.leaf, palette.leafInk, 0.08);
  const contrast = contrastFailures(palette);
  return contrast.length === 0 ? { ok: true, palette } : { ok: false, unknown, malformed, contrast };
}

/** At the colours that the venue chose itself. Codes: `unknown`, `color_invalid`, `contrast_low`. */
export function themeErrors(colors: Readonly<Record<string, string>>): FieldError[] {
  const check = checkVenueTheme(colors);
  if (check.ok) return [];
  const faint = check.contrast.flatMap(({ front, ground }) => [front, ground]);
  return [
    ...errorsAt(check.unknown, 'unknown'),
    ...errorsAt(check.malformed, 'color_invalid'),
    ...errorsAt(
      [...new Set(faint)].filter((name) => colors[name] !== undefined),
      'contrast_low',
    ),
  ];
}

const errorsAt = (names: readonly string[], code: string): FieldError[] =>
  names.map((name) => ({ pointer: `/${name}`, code }));
