import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { PartFailure } from '#web/i18n/lazyScreen.ts';
import { useConfig } from '#web/queries/settings.ts';
import { mainId } from '#web/ui/Main.tsx';
import { nameSite } from '#web/ui/PageTitle.tsx';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { themeVenue } from '#web/ui/theme/themeVenue.ts';
import { HeadLinks } from './HeadLinks.tsx';
import { Messages } from './Messages.tsx';
import { PartNotLoaded } from './PartNotLoaded.tsx';
import * as css from './Site.css.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const failure = (onRetry: () => void): ReactNode => <PartNotLoaded onRetry={onRetry} />;

/** Without a connection. */
const keepColors = (): void => undefined;

export function SiteFrame({ children }: { children: ReactNode }) {
  const { name, theme } = useConfig().venue;
  nameSite(name);
  useEffect(() => void themeVenue(theme).catch(keepColors), [theme]);
  useFocusOnNavigation();
  return (
    <PartFailure value={failure}>
      <SkipLink targetId={mainId}>
        <Trans id="site.skip">Naar inhoud</Trans>
      </SkipLink>
      <div className={css.frame}>
        <HeadLinks />
        <SiteHeader />
        {children}
        <SiteFooter />
      </div>
      <Messages />
    </PartFailure>
  );
}
