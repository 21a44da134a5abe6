import { oliveColors } from '#domain/catalog/oliveColors.ts';
import { loadWhenConnected } from '#domain/values/loadWhenConnected.ts';

const standard: Readonly<Record<string, string>> = oliveColors;

const applier = loadWhenConnected(
  () => navigator.onLine,
  () => import('./applyVenueTheme.ts'),
);

/** The check is loaded only for a venue with colours of its own. */
export async function themeVenue(colors: Readonly<Record<string, string>>): Promise<void> {
  if (Object.entries(colors).every(([name, color]) => standard[name] === color)) return;
  const { applyVenueTheme } = await applier();
  applyVenueTheme(colors);
}
