import { useLingui } from '@lingui/react/macro';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import type { Language } from '#domain/values/translated.ts';
import type { AuditWords } from '../kit/audit/AuditLine.tsx';
import { useLanguageNames } from '../kit/useLanguageNames.ts';

/** A card's fields and their values in the history. */
export function useCardAuditWords(): AuditWords {
  const { t } = useLingui();
  const languageNames = useLanguageNames();
  return {
    labels: {
      kind: t({ id: 'admin.field.kind', message: 'Soort' }),
      count: t({ id: 'credit.batch.count', message: 'Aantal bonnen' }),
      language: t({ id: 'credit.batch.language', message: 'Taal op de bon' }),
      amount: t({ id: 'credit.amount', message: 'Bedrag' }),
      balance: t({ id: 'credit.balance', message: 'Tegoed' }),
      usableTo: t({ id: 'credit.usableTo', message: 'Geldig tot en met' }),
      blocked: t({ id: 'credit.blocked', message: 'Geblokkeerd' }),
      reason: t({ id: 'credit.reason', message: 'Reden' }),
    },
    textOf: (field, value) => {
      if (field === 'count') return String(value);
      if (field === 'language') return languageNames[value as Language] ?? null;
      if (typeof value === 'number') return formatEuro(value, currentLocale());
      if (field !== 'kind') return null;
      return value === 'voucher'
        ? t({ id: 'credit.voucher', message: 'Voucher' })
        : t({ id: 'credit.giftCard', message: 'Cadeaubon' });
    },
  };
}
