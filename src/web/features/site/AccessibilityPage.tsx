import { Trans, useLingui } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { minutes } from '#web/i18n/periods.ts';
import { useConfig } from '#web/queries/settings.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { LegalText } from './LegalText.tsx';
import { Page } from './Page.tsx';

export function AccessibilityPage() {
  const { t } = useLingui();
  const { venue, holds } = useConfig();
  const { contactEmail } = venue;
  const hold = minutes(holds.minutes, currentLocale());
  const longest = minutes(holds.maxMinutes, currentLocale());
  return (
    <Page title={t({ id: 'accessibility.title', message: 'Toegankelijkheid' })}>
      <p className={type.lead}>
        <Trans id="accessibility.lead">Iedereen moet hier zelf kunnen reserveren.</Trans>
      </p>
      <p>
        <Trans id="accessibility.standard">
          Deze site is gemaakt volgens WCAG 2.2, niveau AA. Alles werkt met het toetsenbord en met een schermlezer. Je
          kunt de tekst tot 400 procent vergroten.
        </Trans>
      </p>
      <p>
        <Trans id="accessibility.time">
          Je plaatsen blijven {hold} staan. Voor het einde krijg je bericht en kun je ze langer bewaren, tot {longest}{' '}
          na het begin.
        </Trans>
      </p>
      <h2 className={type.h2}>
        <Trans id="accessibility.report.title">Werkt er iets niet?</Trans>
      </h2>
      <p>
        <Trans id="accessibility.report.text">
          Mail naar <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. We helpen je reserveren en lossen het op.
        </Trans>
      </p>
      <LegalText about="accessibility" />
    </Page>
  );
}
