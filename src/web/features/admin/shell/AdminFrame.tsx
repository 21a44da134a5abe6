import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '#web/features/site/useFocusOnNavigation.ts';
import { useConfig } from '#web/queries/settings.ts';
import { mainId } from '#web/ui/Main.tsx';
import { nameSite } from '#web/ui/PageTitle.tsx';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { Toaster } from '#web/ui/Toaster.tsx';
import { TooSmall } from './TooSmall.tsx';
import { useSavedScroll } from './useSavedScroll.ts';

export function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { name } = useConfig().venue;
  nameSite(t({ id: 'admin.site', message: `Beheer ${name}` }));
  useFocusOnNavigation();
  useSavedScroll();
  return (
    <>
      <SkipLink targetId={mainId}>
        <Trans id="site.skip">Naar inhoud</Trans>
      </SkipLink>
      {children}
      <Toaster
        label={t({ id: 'site.messages', message: 'Meldingen (F6)' })}
        closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      />
      <TooSmall />
    </>
  );
}
