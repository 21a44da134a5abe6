import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerSubscription } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { muted, type } from '#web/ui/theme/type.css.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Movements } from './Movements.tsx';
import * as css from './subscription.css.ts';

export function SubscriptionFacts({ subscription }: { subscription: CustomerSubscription }) {
  const { id, name, usableFrom, usableTo, used, amount } = subscription;
  return (
    <li className={css.item}>
      <h3 className={type.h3}>{plainText(name)}</h3>
      <p className={muted}>
        <Trans id="account.subscription.valid">
          Geldig vanaf <Day date={usableFrom} /> tot <Day date={usableTo} />
        </Trans>
      </p>
      {amount === null ? null : (
        <div className={css.track} aria-hidden="true">
          <div className={css.bar} style={{ width: `${Math.min(100, (100 * used) / Math.max(1, amount))}%` }} />
        </div>
      )}
      <p className={type.label}>
        {amount === null ? (
          <Trans id="account.subscription.used">Aantal gebruikt {used}</Trans>
        ) : (
          <Trans id="account.subscription.used_of">
            Aantal gebruikt {used} / {amount}
          </Trans>
        )}
      </p>
      <Movements credit={{ of: 'subscriptions', id }} amountText={visitsText} />
    </li>
  );
}

/** Without a date a dash, read aloud as what it means. */
function Day({ date }: { date: string | null }) {
  const { t } = useLingui();
  if (date !== null) return dayWithYear(date, currentLocale()).replaceAll(' ', '\u00A0');
  return (
    <>
      <span aria-hidden="true">-</span>
      <VisuallyHidden>{t({ id: 'account.subscription.unknown', message: 'onbekend' })}</VisuallyHidden>
    </>
  );
}

const visitsText = (visits: number): string => String(visits).replace('-', '−');
