import { useLingui } from '@lingui/react/macro';
import { euroCoins } from '#domain/payments/dayClose.ts';
import { formatEuro } from '#domain/values/money.ts';
import type { CountedDrawer, DayCloseEvent } from '#machines/dayClose/dayClose.types.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { NumberField } from '../kit/form/NumberField.tsx';
import { AmountLines } from './AmountLines.tsx';
import * as css from './DayClose.css.ts';

type CoinFieldsProps = { counted: CountedDrawer; send: (event: DayCloseEvent) => void };

/** How many of each coin and note are in the drawer. */
export function CoinFields({ counted: { coins, countedCash }, send }: CoinFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={css.coins} role="group" aria-label={t({ id: 'dayClose.coins', message: 'Munten en biljetten' })}>
        {euroCoins.map((value) => (
          <NumberField
            key={value}
            label={formatEuro(value, currentLocale())}
            min={0}
            max={100_000}
            value={coins?.find((coin) => coin.value === value)?.count ?? null}
            onChange={(count) => send({ type: 'coin.counted', coin: { value, count: Math.max(0, count ?? 0) } })}
          />
        ))}
      </div>
      <AmountLines
        lines={[{ label: t({ id: 'dayClose.countedCash', message: 'Geteld in de kassa' }), cents: countedCash }]}
      />
    </>
  );
}
