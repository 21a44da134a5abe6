import { useLingui } from '@lingui/react/macro';
import type { DeskCredit } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { Note } from '#web/ui/Note.tsx';
import * as css from './CreditCode.css.ts';

/** What a gift card or voucher holds and pays here, or why it does not. */
export function CreditLine({ credit }: { credit: DeskCredit }) {
  const { t } = useLingui();
  const { kind, label, name, balance, usableTo, amount } = credit;
  const locale = currentLocale();
  const kinds = {
    giftCard: t({ id: 'admin.ledger.giftCard', message: 'Cadeaubon' }),
    voucher: t({ id: 'admin.ledger.voucher', message: 'Voucher' }),
  };
  const holds = formatEuro(balance, locale);
  const day = usableTo === null ? null : dayWithYear(usableTo, locale);
  const facts = [
    ...(name === null ? [] : [name]),
    t({ id: 'admin.credit.holds', message: `Saldo ${holds}` }),
    ...(day === null ? [] : [t({ id: 'admin.credit.until', message: `geldig tot en met ${day}` })]),
  ];
  const refusal = useCreditRefusal(credit);
  return (
    <div className={css.line}>
      <span>
        {kinds[kind]} {label}
      </span>
      {refusal === null ? <span className={css.amount}>{formatEuro(0 - amount, locale)}</span> : null}
      <span className={css.meta}>{facts.join(' · ')}</span>
      {refusal === null ? null : (
        <Note kind="warning" className={css.state}>
          {refusal}
        </Note>
      )}
    </div>
  );
}

function useCreditRefusal({ kind, state, amount }: DeskCredit): string | null {
  const { t } = useLingui();
  if (amount > 0) return null;
  if (state === 'blocked')
    return t({ id: 'admin.credit.blocked', message: 'Geblokkeerd: hier kan niet mee worden betaald.' });
  if (state === 'expired')
    return t({ id: 'admin.credit.expired', message: 'Verlopen: hier kan niet meer mee worden betaald.' });
  if (state === 'spent') return t({ id: 'admin.credit.spent', message: 'Opgebruikt: er staat niets meer op.' });
  return kind === 'voucher'
    ? t({ id: 'admin.credit.otherProduct', message: 'Deze voucher is voor iets anders dan er geboekt is.' })
    : t({ id: 'redeem.useless.gift_card', message: 'Deze cadeaubon kan hier niets meer betalen.' });
}
