import { setElementVars } from '@vanilla-extract/dynamic';
import { vars } from './contract.css.ts';
import { checkVenueTheme, venueColorNames, type VenueThemeCheck } from '#domain/catalog/venueTheme.ts';

/**
 * Sets colours through the root element's style object, which the content security policy allows. A palette that fails
 * the check is left out as a whole.
 */
export function applyVenueTheme(
  colors: Readonly<Record<string, string>>,
  element: HTMLElement = document.documentElement,
): VenueThemeCheck {
  const check = checkVenueTheme(colors);
  if (!check.ok) return check;
  const changed = venueColorNames.filter((name) => colors[name] !== undefined);
  setElementVars(element, Object.fromEntries(changed.map((name) => [vars.color[name], check.palette[name]])));
  if (colors['leaf'] !== undefined) setElementVars(element, { [vars.color.leafHover]: check.palette.leafHover });
  return check;
}
