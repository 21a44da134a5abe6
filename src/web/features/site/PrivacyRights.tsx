import { Trans } from '@lingui/react/macro';
import { useConfig } from '#web/queries/settings.ts';
import { type } from '#web/ui/theme/type.css.ts';

export function PrivacyRights() {
  const { contactEmail } = useConfig().venue;
  return (
    <>
      <h2 className={type.h2}>
        <Trans id="privacy.ask.title">Inzien of verwijderen</Trans>
      </h2>
      <p>
        <Trans id="privacy.ask.text">
          Wil je weten wat we van je bewaren, of wil je het laten verwijderen? Mail naar{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </Trans>
      </p>
      <p>
        <Trans id="privacy.rights.text">
          Je mag je gegevens inzien, laten verbeteren, laten wissen en meenemen, en bezwaar maken tegen wat we ermee
          doen. Komen we er samen niet uit? Dan kun je een klacht indienen bij de toezichthouder van je land; in
          Nederland is dat de Autoriteit Persoonsgegevens.
        </Trans>
      </p>
    </>
  );
}
