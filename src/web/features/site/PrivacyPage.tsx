import { Trans, useLingui } from '@lingui/react/macro';
import { useConfig } from '#web/queries/settings.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { LegalText } from './LegalText.tsx';
import { Page } from './Page.tsx';
import { PrivacyPeriods } from './PrivacyPeriods.tsx';
import { PrivacyRights } from './PrivacyRights.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  const { venue, addressLookup } = useConfig();
  const { name, address } = venue;
  return (
    <Page title={t({ id: 'privacy.title', message: 'Privacy' })}>
      <p className={type.lead}>
        <Trans id="privacy.lead">We bewaren alleen wat nodig is om je te ontvangen.</Trans>
      </p>
      <h2 className={type.h2}>
        <Trans id="privacy.controller.title">Wie verantwoordelijk is</Trans>
      </h2>
      <p>
        <Trans id="privacy.controller.text">{name} beslist wat er met je gegevens gebeurt en staat daarvoor in.</Trans>{' '}
        {address}
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
        <Trans id="privacy.basis.title">Waarom dat mag</Trans>
      </h2>
      <p>
        <Trans id="privacy.basis.text">
          We hebben je gegevens nodig om te doen wat we met je afspreken als je boekt of bestelt. Betalingen bewaren we
          omdat de wet dat vraagt. De nieuwsbrief krijg je alleen als je daarvoor kiest. Om misbruik tegen te gaan
          tellen we mislukte pogingen om in te loggen; daar hebben wij, en jij, belang bij.
        </Trans>
      </p>
      <h2 className={type.h2}>
        <Trans id="privacy.receivers.title">Wie je gegevens nog meer krijgt</Trans>
      </h2>
      <p>
        <Trans id="privacy.receivers.text">
          Onze betaaldienst als je online betaalt, en de dienst die onze mails verstuurt. Verder niemand: we verkopen en
          delen je gegevens niet.
        </Trans>{' '}
        {addressLookup ? (
          <Trans id="privacy.receivers.register">
            Je postcode en huisnummer gaan, zonder je naam, naar het adresregister van het Kadaster (PDOK), dat er
            straat en plaats bij geeft.
          </Trans>
        ) : null}
      </p>
      <h2 className={type.h2}>
        <Trans id="privacy.periods.title">Hoelang we ze bewaren</Trans>
      </h2>
      <PrivacyPeriods />
      <h2 className={type.h2}>
        <Trans id="privacy.browser.title">In je browser</Trans>
      </h2>
      <p>
        <Trans id="privacy.browser.text">
          Deze site zet geen cookies en volgt je niet. In de opslag van je browser staan de sleutel van je reservering,
          waar je die begon en tot wanneer ze blijft staan, het dagplan dat je koos, je login zolang je bent ingelogd,
          en het kenmerk van je laatste reservering. Bij uitloggen verdwijnt dat alles.
        </Trans>
      </p>
      <PrivacyRights />
      <LegalText about="privacy" />
    </Page>
  );
}
