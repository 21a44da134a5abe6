import { useLingui } from '@lingui/react/macro';
import type { VenueColorName } from '#domain/catalog/venueTheme.ts';

export function useColorNames(): Record<VenueColorName, string> {
  const { t } = useLingui();
  return {
    olive: t({ id: 'settings.color.olive', message: 'Knoppen' }),
    oliveDeep: t({ id: 'settings.color.oliveDeep', message: 'Koppen en links' }),
    leaf: t({ id: 'settings.color.leaf', message: 'Zachte knoppen' }),
    leafInk: t({ id: 'settings.color.leafInk', message: 'Tekst op zachte knoppen' }),
    leafTint: t({ id: 'settings.color.leafTint', message: 'Lichte vlakken' }),
    orchard: t({ id: 'settings.color.orchard', message: 'Voet van de pagina' }),
    swim: t({ id: 'settings.color.swim', message: 'Golf van badkledingdagen' }),
    swimText: t({ id: 'settings.color.swimText', message: 'Tekst van badkledingdagen' }),
    swimTint: t({ id: 'settings.color.swimTint', message: 'Vlak van badkledingdagen' }),
    paper: t({ id: 'settings.color.paper', message: 'Achtergrond' }),
    sand: t({ id: 'settings.color.sand', message: 'Uitleg en meldingen' }),
  };
}
