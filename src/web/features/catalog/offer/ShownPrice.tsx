import { currentLocale } from '#web/i18n/activate.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Price } from '#web/ui/Price.tsx';
import { useFrom } from './useFrom.ts';

type ShownPriceProps = { cents: number; varies?: boolean | undefined; className?: string | undefined };

export function ShownPrice({ cents, varies, className }: ShownPriceProps) {
  const from = useFrom();
  return <Price {...from(priceOf(cents, currentLocale()), varies)} className={className} />;
}
