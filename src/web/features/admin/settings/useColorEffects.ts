import { useLingui } from '@lingui/react/macro';
import type { VenueColorName } from '#domain/catalog/venueTheme.ts';

/** What each colour does beside what its name says. */
export function useColorEffects(): Record<VenueColorName, string> {
  const { t } = useLingui();
  return {
    olive: t({ id: 'settings.color.olive.effect', message: 'Ook de gekozen dag en de stap waar een gast is.' }),
    oliveDeep: t({ id: 'settings.color.oliveDeep.effect', message: 'Ook prijzen, en een knop onder de muis.' }),
    leaf: t({ id: 'settings.color.leaf.effect', message: 'Op de startpagina, en bij snelle keuzes van een dag.' }),
    leafInk: t({ id: 'settings.color.leafInk.effect', message: 'De woorden op die knoppen.' }),
    leafTint: t({
      id: 'settings.color.leafTint.effect',
      message: 'Achter de stappen die klaar zijn en de datum in Mijn account.',
    }),
    orchard: t({ id: 'settings.color.orchard.effect', message: 'Onderaan elke pagina, met de naam en de links.' }),
    swim: t({ id: 'settings.color.swim.effect', message: 'Onder zo’n dag in de kalender.' }),
    swimText: t({ id: 'settings.color.swimText.effect', message: 'De uitleg bij zo’n dag.' }),
    swimTint: t({ id: 'settings.color.swimTint.effect', message: 'Achter zo’n dag en achter de uitleg.' }),
    paper: t({ id: 'settings.color.paper.effect', message: 'Achter alles, op elke pagina.' }),
    sand: t({ id: 'settings.color.sand.effect', message: 'Ook achter wat een gast betaalt.' }),
  };
}
