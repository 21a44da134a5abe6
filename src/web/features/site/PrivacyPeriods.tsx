import { Trans } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { period, years } from '#web/i18n/periods.ts';
import { useConfig } from '#web/queries/settings.ts';

/** How long what stays, as the venue's own clearing up does it. */
export function PrivacyPeriods() {
  const { retention } = useConfig();
  const locale = currentLocale();
  const draft = period(retention.draftDays, locale);
  const remark = period(retention.remarkDays, locale);
  const account = period(retention.accountDays, locale);
  const unsent = period(retention.deadLetterDays, locale);
  const tax = years(retention.taxYears, locale);
  return (
    <ul>
      <li>
        <Trans id="privacy.period.draft">Een reservering die je niet afmaakt: {draft}.</Trans>
      </li>
      <li>
        <Trans id="privacy.period.remark">Opmerkingen bij je reservering: {remark} na je bezoek.</Trans>
      </li>
      <li>
        <Trans id="privacy.period.giftCard">
          De woorden op een cadeaubon: zolang de bon geldig is, en nog {remark}.
        </Trans>
      </li>
      <li>
        <Trans id="privacy.period.account">
          Je account: {account} na je laatste inlog. Een maand ervoor krijg je een mail, zodat je het kunt houden.
        </Trans>
      </li>
      <li>
        <Trans id="privacy.period.mail">Mails die niet aankwamen: {unsent}.</Trans>
      </li>
      <li>
        <Trans id="privacy.period.tax">
          Boekingen en betalingen: {tax}, want dat vraagt de belastingwet. Daarna staan ze er zonder je naam. Wordt je
          account eerder gewist, dan is je naam er al eerder af.
        </Trans>
      </li>
    </ul>
  );
}
