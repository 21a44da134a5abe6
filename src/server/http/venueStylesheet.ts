import { oliveColors } from '#domain/catalog/oliveColors.ts';
import { checkVenueTheme, venueColorNames } from '#domain/catalog/venueTheme.ts';
import { digestText } from '#server/db/digest.ts';

export const venueStylesheetPath = '/theme.css';

type Theme = Readonly<Record<string, string>>;

/** The colours that the venue chose itself, by their names in the site's own stylesheet; null: they are the standard ones. */
export function venueStylesheet(theme: Theme): string | null {
  const check = checkVenueTheme(theme);
  const chosen = venueColorNames.filter((name) => theme[name] !== undefined);
  if (!check.ok || chosen.every((name) => theme[name] === oliveColors[name])) return null;
  const names = [...chosen, ...(theme['leaf'] === undefined ? [] : (['leafHover'] as const))];
  return `:root{${names.map((name) => `--k-color-${name}:${check.palette[name]}`).join(';')}}`;
}

/** Empty without a stylesheet. Its address follows from its text, so a change shows at once. */
export function linkToStylesheet(theme: Theme): string {
  const text = venueStylesheet(theme);
  const version = text === null ? '' : digestText(text).slice(0, 12);
  return text === null
    ? ''
    : `<link rel="stylesheet" href="${venueStylesheetPath}?v=${encodeURIComponent(version)}" />`;
}
