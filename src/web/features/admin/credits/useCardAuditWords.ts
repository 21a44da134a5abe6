import { useLingui } from '@lingui/react/macro';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import type { AuditWords } from '../kit/audit/AuditLine.tsx';

/** A card's fields and their values in the history. */
export function useCardAuditWords(): AuditWords {
  const { t } = useLingui();
  return {
    labels: {
      kind: t({ id: 'admin.field.kind', message: 'Soort' }),
      amount: t({ id: 'credit.amount', message: 'Bedrag' }),
      balance: t({ id: 'credit.balance', message: 'Tegoed' }),
      usableTo: t({ id: 'credit.usableTo', message: 'Geldig tot en met' }),
      blocked: t({ id: 'credit.blocked', message: 'Geblokkeerd' }),
      reason: t({ id: 'credit.reason', message: 'Reden' }),
    },
    textOf: (field, value) => {
      if (typeof value === 'number') return formatEuro(value, currentLocale());
      if (field !== 'kind') return null;
      return value === 'voucher'
        ? t({ id: 'credit.voucher', message: 'Voucher' })
        : t({ id: 'credit.giftCard', message: 'Cadeaubon' });
    },
  };
}
