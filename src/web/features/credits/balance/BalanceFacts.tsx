import { useLingui } from '@lingui/react/macro';
import type { Balance } from '#machines/balance/balance.types.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { formatEuro } from '#domain/values/money.ts';
import { spokenCents } from '#web/i18n/money.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Price } from '#web/ui/Price.tsx';
import * as css from './balance.css.ts';

export function BalanceFacts({ credit: { balance, amount, usableTo } }: { credit: Balance }) {
  const { t } = useLingui();
  const locale = currentLocale();
  const euro = (cents: number) => <Price text={formatEuro(cents, locale)} spoken={spokenCents(cents, locale)} />;
  const endless = t({ id: 'balance.endless', message: 'onbeperkt' });
  const facts = [
    { id: 'balance', name: t({ id: 'balance.left', message: 'Saldo' }), value: euro(balance) },
    { id: 'amount', name: t({ id: 'balance.amount', message: 'Waarde bij aankoop' }), value: euro(amount) },
    {
      id: 'usableTo',
      name:
        usableTo === null
          ? t({ id: 'balance.validity', message: 'Geldigheid' })
          : t({ id: 'balance.usableTo', message: 'Geldig tot en met' }),
      value: usableTo === null ? endless : dayWithYear(usableTo, locale),
    },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ id, name, value }, at) => (
        <div key={id} className={joinClasses(css.fact, at === 0 && css.main)}>
          <dt>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
