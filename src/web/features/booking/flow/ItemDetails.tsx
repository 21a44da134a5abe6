import { Trans } from '@lingui/react/macro';
import type { PersonProduct } from '#contract/names.ts';
import { lengthOf, partLines } from '#domain/booking/products.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { timeRange } from '#web/i18n/dates.ts';
import { joinList } from '#web/i18n/list.ts';
import { plainText } from '#web/i18n/plainText.ts';
import * as css from './Flow.css.ts';

export function ItemDetails({ product }: { product: PersonProduct }) {
  const { products = [], startTime, endTime } = product;
  if (products.length > 0) return <Parts products={products} />;
  if (startTime === null || endTime === null) return null;
  const minutes = untoldLength(product);
  const range = timeRange(startTime, endTime);
  return (
    <p className={css.lineMore}>
      {minutes === null ? (
        range
      ) : (
        <Trans id="flow.summary.length">
          {minutes} min · {range}
        </Trans>
      )}
    </p>
  );
}

/** Null where the name says it: 'Hotstone massage, 25 min'. */
function untoldLength(item: Omit<PersonProduct, 'products'>): number | null {
  const minutes = lengthOf(item);
  return plainText(item.name).includes(`${minutes} min`) ? null : minutes;
}

const Length = ({ minutes }: { minutes: number | null }) =>
  minutes === null ? null : <Trans id="flow.summary.part_length">, {minutes} min</Trans>;

/** Untimed parts in one sentence, then the timed ones line by line. */
function Parts({ products }: { products: NonNullable<PersonProduct['products']> }) {
  const { plain, timed } = partLines(products);
  return (
    <ul className={css.lineMore}>
      {plain.length === 0 ? null : (
        <li>
          {joinList(
            plain.map(({ name }) => plainText(name)),
            currentLocale(),
          )}
        </li>
      )}
      {timed.map((part) => (
        <li key={part.itemId}>
          {part.startTime} {plainText(part.name)}
          <Length minutes={untoldLength(part)} />
        </li>
      ))}
    </ul>
  );
}
