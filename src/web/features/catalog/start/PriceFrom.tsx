import { Trans, useLingui } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Price } from '#web/ui/Price.tsx';
import * as css from './Start.css.ts';

/** 'vanaf 34,50 p.p.' */
export function PriceFrom({ cents, perPerson = false }: { cents: number; perPerson?: boolean }) {
  const { t } = useLingui();
  const { text, spoken } = priceOf(cents, currentLocale());
  return (
    <p className={css.price}>
      <Price
        text={t({ id: 'start.from', message: `vanaf ${text}` })}
        spoken={t({ id: 'treatments.from.spoken', message: `vanaf ${spoken}` })}
      />
      {perPerson ? (
        <>
          {' '}
          <Trans id="common.perPerson">p.p.</Trans>
        </>
      ) : null}
    </p>
  );
}
