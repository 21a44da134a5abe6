import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConfig } from '#web/queries/settings.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import * as css from './Site.css.ts';
import { TermsLink } from './TermsLink.tsx';
import { useVenueName } from './useVenueName.ts';

export function SiteFooter() {
  const { t } = useLingui();
  const { contactEmail, contactUrl, facilitiesUrl, cancelUrl, withdrawalUrl } = useConfig().venue;
  const list = t({ id: 'site.more', message: 'Meer over ons' });
  return (
    <>
      <LanguageLinks className={css.footerLanguages} />
      <div className={css.footerGap} />
      <footer className={css.footer}>
        <div className={joinClasses(container, css.footerGrid)}>
          <div className={css.footerName}>
            <Logo {...useVenueName()} onDark />
            <p>
              <Trans id="site.questions">Vragen? We helpen je graag.</Trans>
            </p>
            <a href={`mailto:${contactEmail}`} className={css.footerMail}>
              {contactEmail}
            </a>
          </div>
          <nav aria-label={list} className={css.footerList}>
            <Outward href={contactUrl}>
              <Trans id="site.contact">Contact</Trans>
            </Outward>
            <Outward href={facilitiesUrl}>
              <Trans id="site.facilities">Faciliteiten</Trans>
            </Outward>
            <TermsLink className={css.footerLink}>
              <Trans id="site.terms">Voorwaarden</Trans>
            </TermsLink>
            <Outward href={cancelUrl}>
              <Trans id="site.cancel">Annuleren</Trans>
            </Outward>
          </nav>
          <nav aria-label={t({ id: 'site.legal', message: 'Over deze site' })} className={css.footerList}>
            <Link to="/accessibility" className={css.footerLink}>
              <Trans id="site.accessibility">Toegankelijkheid</Trans>
            </Link>
            <Link to="/privacy" className={css.footerLink}>
              <Trans id="site.privacy">Privacy</Trans>
            </Link>
            <Outward href={withdrawalUrl}>
              <Trans id="site.withdrawal">Herroepen</Trans>
            </Outward>
            <Link to="/gift-card" className={css.footerLink}>
              <Trans id="site.gift_card">Saldo cadeaubon</Trans>
            </Link>
          </nav>
        </div>
      </footer>
    </>
  );
}

function Outward({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={css.footerLink}>
      {children}
    </a>
  );
}
