import type { CustomerOrder } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { spokenCents } from '#web/i18n/money.ts';
import { momentDay } from '#web/i18n/moments.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Price } from '#web/ui/Price.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { ReceiptLink } from './ReceiptLink.tsx';
import { Refunded } from './Refunded.tsx';
import { StateNote } from './StateNote.tsx';
import * as css from './reservationCard.css.ts';

export function OrderCard({ order }: { order: CustomerOrder }) {
  const locale = currentLocale();
  const { timeZone } = useConfig().venue;
  const { id, number, lines, orderedAt, total, refunded, state } = order;
  return (
    <article className={css.card} aria-labelledby={`order-${id}`}>
      <div className={css.cardHead}>
        <div className={css.facts}>
          <h3 id={`order-${id}`} className={type.h3}>
            {momentDay(orderedAt, locale, timeZone)}
          </h3>
          <ul className={css.products}>
            {lines.map(({ name, count, price }) => (
              <li key={`${JSON.stringify(name)} ${price}`} className={css.when}>
                {count} × <RichText inline text={name} />
              </li>
            ))}
          </ul>
          <p className={css.total}>
            <Price text={formatEuro(total, locale)} spoken={spokenCents(total, locale)} />
          </p>
          <p className={css.number}>{number}</p>
          <StateNote state={state} />
          <Refunded cents={refunded} />
        </div>
      </div>
      <div className={css.cardFoot}>
        <ReceiptLink id={id} number={number} describedBy={`order-${id}`} />
      </div>
    </article>
  );
}
