import { Plural, Trans } from '@lingui/react/macro';
import type { ChangeLine, ChangeQuote, MoneyBack, OwnChange } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay, timeRange } from '#web/i18n/dates.ts';
import { RichText } from '#web/ui/RichText.tsx';
import * as css from './own.css.ts';

export function QuoteFacts({ kind, quote }: { kind: OwnChange['kind']; quote: ChangeQuote }) {
  const locale = currentLocale();
  const { startDate, startTime, endTime, totalBefore, total, back, visitsBack, toPayOnline, toPayAtVenue } = quote;
  const times = startTime === null || endTime === null ? '' : `, ${timeRange(startTime, endTime)}`;
  const changed = quote.lines.filter((line) => line.kind !== 'stays');
  const [before, after] = [formatEuro(totalBefore, locale), formatEuro(total, locale)];
  const [online, venue] = [formatEuro(toPayOnline, locale), formatEuro(toPayAtVenue, locale)];
  return (
    <div className={css.stack}>
      {kind === 'move' || kind === 'stay' ? <p>{fullDay(startDate, locale) + times}</p> : null}
      {changed.length === 0 ? null : (
        <ul className={css.list}>
          {changed.map((line, at) => (
            <Line key={at} line={line} />
          ))}
        </ul>
      )}
      {kind === 'cancel' ? null : total === totalBefore ? (
        <p>
          <Trans id="own.price.same">De prijs blijft {after}.</Trans>
        </p>
      ) : (
        <p>
          <Trans id="own.price.changes">
            De prijs wordt {after}, was {before}.
          </Trans>
        </p>
      )}
      {back.map((each) => (
        <Back key={each.to + each.label} back={each} />
      ))}
      {visitsBack > 0 ? (
        <p>
          <Trans id="own.back.visits">
            <Plural value={visitsBack} one="# bezoek komt" other="# bezoeken komen" /> terug op je badenkaart.
          </Trans>
        </p>
      ) : null}
      {kind === 'cancel' && back.length === 0 && visitsBack === 0 ? (
        <p>
          <Trans id="own.back.nothing">Je had nog niets betaald. Annuleren kost niets.</Trans>
        </p>
      ) : null}
      {toPayOnline > 0 ? (
        <p>
          <Trans id="own.pay.online">Daarna betaal je {online} online. Je krijgt de link ook per mail.</Trans>
        </p>
      ) : null}
      {toPayAtVenue > 0 ? (
        <p>
          <Trans id="own.pay.venue">Op locatie betaal je nog {venue}.</Trans>
        </p>
      ) : null}
    </div>
  );
}

function Line({ line: { person: number, name, kind, before, after } }: { line: ChangeLine }) {
  return (
    <li>
      <Trans id="flow.summary.guest">Gast {number}</Trans>
      {': '}
      <RichText inline text={name} />{' '}
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
        <Trans id="own.back.payment">{cents} gaat terug naar de rekening of kaart waarmee je betaalde.</Trans>
      ) : to === 'giftCard' ? (
        <Trans id="own.back.gift_card">
          {cents} komt terug op je cadeaubon {label}.
        </Trans>
      ) : to === 'voucher' ? (
        <Trans id="own.back.voucher">Je voucher {label} kun je weer gebruiken.</Trans>
      ) : (
        <Trans id="own.back.venue">{cents} betaalde je bij de balie. Daar krijg je het ook terug.</Trans>
      )}
    </p>
  );
}
