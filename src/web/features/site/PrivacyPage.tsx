import { Trans, useLingui } from '@lingui/react/macro';
import { useConfig } from '#web/queries/settings.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { Page } from './Page.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  const { contactEmail } = useConfig().venue;
  return (
    <Page title={t({ id: 'privacy.title', message: 'Privacy' })}>
      <p className={type.lead}>
        <Trans id="privacy.lead">We bewaren alleen wat nodig is om je te ontvangen.</Trans>
      </p>
      <h2 className={type.h2}>
        <Trans id="privacy.reservation.title">Je reservering</Trans>
      </h2>
      <p>
        <Trans id="privacy.reservation.text">
          Naam, e-mailadres, telefoonnummer en, als we ernaar vragen, je adres. Daarmee sturen we de bevestiging en
          weten we wie er komt. Betalen gaat via onze betaaldienst: je rekening- of kaartnummer komt niet bij ons.
        </Trans>
      </p>
      <h2 className={type.h2}>
        <Trans id="privacy.browser.title">In je browser</Trans>
      </h2>
      <p>
        <Trans id="privacy.browser.text">
          Deze site zet geen cookies en volgt je niet. In de opslag van je browser staan de sleutel van je reservering,
          je inlog als je inlogt, en het kenmerk van je laatste reservering. Bij uitloggen verdwijnt dat alles.
        </Trans>
      </p>
      <h2 className={type.h2}>
        <Trans id="privacy.ask.title">Inzien of verwijderen</Trans>
      </h2>
      <p>
        <Trans id="privacy.ask.text">
          Wil je weten wat we van je bewaren, of wil je het laten verwijderen? Mail naar{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </Trans>
      </p>
    </Page>
  );
}
