import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { spokenCents } from '#web/i18n/money.ts';
import { Price } from '#web/ui/Price.tsx';
import * as css from './reservationCard.css.ts';

export function Refunded({ cents }: { cents: number }) {
  const locale = currentLocale();
  if (cents === 0) return null;
  return (
    <p className={css.when}>
      <Trans id="account.refunded">
        Terugbetaald: <Price text={formatEuro(cents, locale)} spoken={spokenCents(cents, locale)} />
      </Trans>
    </p>
  );
}
