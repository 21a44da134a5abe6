import { useLingui } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Price } from '#web/ui/Price.tsx';

type ShownPriceProps = { cents: number; varies?: boolean | undefined; className?: string | undefined };

/** 'v.a. 49,-' where the price is the lowest of several. */
export function ShownPrice({ cents, varies = false, className }: ShownPriceProps) {
  const { t } = useLingui();
  const { text, spoken } = priceOf(cents, currentLocale());
  if (!varies) return <Price text={text} spoken={spoken} className={className} />;
  return (
    <Price
      text={t({ id: 'treatments.from', message: `v.a. ${text}` })}
      spoken={t({ id: 'treatments.from.spoken', message: `vanaf ${spoken}` })}
      className={className}
    />
  );
}
