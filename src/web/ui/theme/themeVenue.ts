import { oliveColors } from './oliveColors.ts';

const standard: Readonly<Record<string, string>> = oliveColors;

/** Gives the page a venue's colours; what checks them is only loaded for a venue that brings its own. */
export async function themeVenue(colors: Readonly<Record<string, string>>): Promise<void> {
  if (Object.entries(colors).every(([name, color]) => standard[name] === color)) return;
  const { applyVenueTheme } = await import('./applyVenueTheme.ts');
  applyVenueTheme(colors);
}
