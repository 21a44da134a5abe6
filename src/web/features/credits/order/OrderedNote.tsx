import { Trans } from '@lingui/react/macro';
import { orderLines } from '#domain/booking/summaryLines.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { formatEuro } from '#domain/values/money.ts';
import { spokenCents } from '#web/i18n/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { Note } from '#web/ui/Note.tsx';
import { Price } from '#web/ui/Price.tsx';
import * as css from './orderPage.css.ts';

export function OrderedNote() {
  const persons = useReservationData()?.persons ?? [];
  const lines = orderLines(persons.flatMap(({ products }) => products));
  if (lines.length === 0) return null;
  return (
    <Note kind="success" title={<Trans id="order.ordered">Dit staat in je bestelling</Trans>}>
      <ul className={css.orderedLines}>
        {lines.map(({ name, price, count }) => (
          <li key={`${plainText(name)} ${price}`}>
            {count} × {plainText(name)}{' '}
            <Price text={formatEuro(price, currentLocale())} spoken={spokenCents(price, currentLocale())} />
          </li>
        ))}
      </ul>
    </Note>
  );
}
