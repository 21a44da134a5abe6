import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import * as css from './DayClose.css.ts';

/** `cents` null: not known yet. `isDifference`: anything but zero stands out. */
export type AmountLine = { label: string; cents: number | null; isDifference?: boolean };

export const AmountLines = ({ lines }: { lines: readonly AmountLine[] }) => (
  <dl className={css.facts}>
    {lines.map(({ label, cents, isDifference = false }) => (
      <div key={label} className={css.fact}>
        <dt>{label}</dt>
        <dd className={isDifference && cents !== null && cents !== 0 ? css.differs : css.amount}>
          {cents === null ? '–' : signed(cents, isDifference)}
        </dd>
      </div>
    ))}
  </dl>
);

const signed = (cents: number, isDifference: boolean): string =>
  `${isDifference && cents > 0 ? '+' : ''}${formatEuro(cents, currentLocale())}`;
