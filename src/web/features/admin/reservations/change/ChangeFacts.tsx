import { Plural, Trans } from '@lingui/react/macro';
import type { ChangeLine, MoneyBack, StaffChangeQuote } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay, timeRange } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import * as css from './Change.css.ts';

/** What changes, what it costs then, and what is due or goes back. */
export function ChangeFacts({ quote }: { quote: StaffChangeQuote }) {
  const locale = currentLocale();
  const { startDate, startTime, endTime, totalBefore, total, back, visitsBack, toPayAtVenue } = quote;
  const times = startTime === null || endTime === null ? '' : `, ${timeRange(startTime, endTime)}`;
  const [before, after] = [formatEuro(totalBefore, locale), formatEuro(total, locale)];
  const due = formatEuro(toPayAtVenue, locale);
  return (
    <>
      <p>{fullDay(startDate, locale) + times}</p>
      <ul className={css.lines}>
        {quote.lines
          .filter(({ kind }) => kind !== 'stays')
          .map((line, at) => (
            <Line key={at} line={line} />
          ))}
      </ul>
      <p>
        {total === totalBefore ? (
          <Trans id="own.price.same">De prijs blijft {after}.</Trans>
        ) : (
          <Trans id="own.price.changes">
            De prijs wordt {after}, was {before}.
          </Trans>
        )}
      </p>
      {toPayAtVenue > 0 ? (
        <p>
          <Trans id="admin.change.due">Daarna is nog te betalen: {due}.</Trans>
        </p>
      ) : null}
      {back.map((each) => (
        <Back key={each.to + each.label} back={each} />
      ))}
      {visitsBack > 0 ? (
        <p>
          <Trans id="admin.change.visits">
            <Plural value={visitsBack} one="# bezoek komt" other="# bezoeken komen" /> terug op de badenkaart.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

function Line({ line: { person: number, name, kind, before, after } }: { line: ChangeLine }) {
  return (
    <li>
      <Trans id="flow.summary.guest">Gast {number}</Trans>
      {` · ${plainText(name)} · `}
      {kind === 'ends' ? (
        <Trans id="own.line.ends">vervalt</Trans>
      ) : before !== null && after !== null && before !== after ? (
        <Trans id="own.line.moves">
          van {before} naar {after}
        </Trans>
      ) : (
        after
      )}
    </li>
  );
}

function Back({ back: { to, amount, label } }: { back: MoneyBack }) {
  const cents = formatEuro(amount, currentLocale());
  return (
    <p>
      {to === 'payment' ? (
        <Trans id="admin.change.back.payment">{cents} gaat meteen terug naar waar de gast mee betaalde.</Trans>
      ) : to === 'venue' ? (
        <Trans id="admin.change.back.venue">{cents} is te veel betaald en blijft staan tot je het teruggeeft.</Trans>
      ) : (
        <Trans id="admin.change.back.credit">
          {cents} komt terug op cadeaubon of voucher {label}.
        </Trans>
      )}
    </p>
  );
}
