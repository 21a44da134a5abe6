import { Trans, useLingui } from '@lingui/react/macro';
import { useConfig } from '#web/queries/settings.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { LegalText } from './LegalText.tsx';
import { Page } from './Page.tsx';

export function TermsPage() {
  const { t } = useLingui();
  const { name, termsUrl, hasTerms } = useConfig().venue;
  return (
    <Page title={t({ id: 'terms.title', message: 'Voorwaarden' })}>
      <p className={type.lead}>
        <Trans id="terms.lead">Dit spreken we met elkaar af als je boekt of bestelt.</Trans>
      </p>
      {hasTerms ? (
        <>
          <h2 className={type.h2}>
            <Trans id="terms.own">Wat er geldt bij {name}</Trans>
          </h2>
          <LegalText about="terms" />
        </>
      ) : (
        <a href={termsUrl} className={linkClass}>
          <Trans id="terms.elsewhere">Lees de voorwaarden op de site van {name}</Trans>
        </a>
      )}
    </Page>
  );
}
