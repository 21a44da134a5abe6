import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { NotBooked, StaffQuote, StaffQuoteLine } from '#contract/names.ts';
import type { DeskBookingEvent } from '#machines/deskBooking/deskBooking.types.ts';
import type { Refused } from '#machines/failureCode.ts';
import { withItem, type DeskDraft } from '#domain/booking/deskDraft.ts';
import { formatEuro } from '#domain/values/money.ts';
import type { deskBookingMachine } from '#machines/deskBooking/deskBooking.machine.ts';
import {
  draftOf,
  isBooking,
  isQuoting,
  mayBook,
  mayRetryQuote,
  quoteOf,
  refusedCode,
  refusedQuote,
} from '#machines/deskBooking/deskBooking.selectors.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { reasonSentence } from '#web/i18n/reasonSentences.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Note } from '#web/ui/Note.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Desk.css.ts';
import { QuoteCredits } from './QuoteCredits.tsx';

type DeskQuoteProps = {
  snapshot: SnapshotFrom<typeof deskBookingMachine>;
  send: (event: DeskBookingEvent) => void;
};

/** What would be booked, what does not fit and what does, and the button that books it. */
export function DeskQuote({ snapshot, send }: DeskQuoteProps) {
  const { t } = useLingui();
  const region = useRef<HTMLElement>(null);
  const quote = quoteOf(snapshot);
  const refused = refusedQuote(snapshot);
  const isNew = draftOf(snapshot).addTo === null;
  const mayTakeMoney = usePermission('change_money');
  const takenMeanwhile = t({
    id: 'admin.desk.taken',
    message: 'Er is net iets geboekt of veranderd. Zo staat het nu.',
  });
  /** What was pressed goes with the former quote. */
  const take: DeskQuoteProps['send'] = (event) => {
    region.current?.focus();
    send(event);
  };
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={joinClasses(card, css.quote)}
      aria-labelledby="desk-quote"
      aria-busy={isQuoting(snapshot)}
    >
      <h2 id="desk-quote">
        {isNew ? (
          <Trans id="admin.desk.quote">Dit wordt geboekt</Trans>
        ) : (
          <Trans id="admin.desk.quote.added">Dit komt erbij</Trans>
        )}
      </h2>
      {refused === null ? null : (
        <Note kind="warning" role="alert">
          {quote !== null && isOfOthers(refused) ? takenMeanwhile : refusedText(refused)}
        </Note>
      )}
      {mayRetryQuote(snapshot) ? (
        <Button kind="outline" size="small" onClick={() => take({ type: 'quote.retried' })}>
          <Trans id="common.retry">Opnieuw proberen</Trans>
        </Button>
      ) : null}
      {quote === null ? (
        <p className={css.meta}>
          <Trans id="admin.desk.nothing">Kies wat er geboekt wordt. Tijden en prijs komen hier.</Trans>
        </p>
      ) : (
        <Quoted quote={quote} draft={draftOf(snapshot)} send={take} />
      )}
      {quote !== null && isNew && mayTakeMoney && quote.total > 0 ? (
        <QuoteCredits
          quote={quote}
          draft={draftOf(snapshot)}
          refused={refusedCode(snapshot)}
          isBusy={isQuoting(snapshot)}
          onChange={(draft) => send({ type: 'draft.changed', draft })}
        />
      ) : null}
      <Button
        aria-disabled={!mayBook(snapshot)}
        onClick={() => send({ type: 'booking.requested' })}
        busyLabel={isBooking(snapshot) && t({ id: 'admin.desk.booking', message: 'Boeken…' })}
      >
        {isNew ? <Trans id="admin.desk.book">Boek</Trans> : <Trans id="admin.desk.add">Voeg toe</Trans>}
      </Button>
    </section>
  );
}

/** What others booked or changed since it was told. */
const isOfOthers = ({ problem }: Refused): boolean =>
  ['product_unavailable', 'version_conflict', 'gift_card_invalid', 'nothing_to_redeem'].includes(problem);

type QuotedProps = { quote: StaffQuote; draft: DeskDraft; send: DeskQuoteProps['send'] };

function Quoted({ quote, draft, send }: QuotedProps) {
  const total = formatEuro(quote.total, currentLocale());
  return (
    <div role="status" className={css.section}>
      <p>
        {fullDay(draft.date, currentLocale())}
        {quote.startTime === null ? null : `, ${quote.startTime} – ${quote.endTime}`}
      </p>
      <ul className={css.lines}>
        {quote.lines.map((line, at) => (
          <QuoteLine key={at} line={line} />
        ))}
      </ul>
      {quote.notBookedProducts.map((refusal) => (
        <Refusal key={`${refusal.xplanId} ${refusal.person}`} refusal={refusal} draft={draft} send={send} />
      ))}
      <p className={css.total}>
        <Trans id="admin.desk.total">Te betalen</Trans> <span>{total}</span>
      </p>
    </div>
  );
}

function QuoteLine({ line }: { line: StaffQuoteLine }) {
  const { person: guest, name, isPart, price, startTime, endTime, resources } = line;
  const when = startTime === null ? [] : [`${startTime} – ${endTime}`];
  return (
    <li className={joinClasses(css.line, isPart ? css.part : undefined)}>
      <span>
        {plainText(name)}
        <span className={css.meta}>
          <Trans id="admin.desk.guest">Gast {guest}</Trans>
          {[...when, ...resources].map((text) => ` · ${text}`).join('')}
        </span>
      </span>
      {isPart ? null : <span>{formatEuro(price, currentLocale())}</span>}
    </li>
  );
}

function Refusal({ refusal, draft, send }: { refusal: NotBooked; draft: DeskDraft; send: DeskQuoteProps['send'] }) {
  const { i18n } = useLingui();
  const { person, xplanId, reason, alternatives } = refusal;
  const name = plainText(refusal.name);
  const item = draft.items.find(
    ({ productId, persons }) => productId === xplanId && (persons?.includes(person) ?? true),
  );
  const take = ({ date, time }: NotBooked['alternatives'][number]): void => {
    const timed = time === null || item === undefined ? draft : atTime(draft, item.key, time);
    send({ type: 'draft.changed', draft: { ...timed, date } });
  };
  return (
    <Note
      kind="danger"
      title={
        <Trans id="admin.desk.notBooked">
          {name}, gast {person}
        </Trans>
      }
    >
      <p>{i18n._(reasonSentence(reason))}</p>
      <div className={css.guests}>
        {alternatives.map((alternative) => (
          <Button
            key={`${alternative.date} ${alternative.time}`}
            kind="outline"
            size="small"
            onClick={() => take(alternative)}
          >
            {[alternative.date === draft.date ? null : fullDay(alternative.date, currentLocale()), alternative.time]
              .filter((text) => text !== null)
              .join(' ')}
          </Button>
        ))}
      </div>
    </Note>
  );
}

/** Of an entry the arrival, of anything else the preferred time. */
const atTime = (draft: DeskDraft, key: number, time: string): DeskDraft =>
  draft.needsTimes && draft.items.find((item) => item.key === key)?.time === ''
    ? { ...draft, startTime: time }
    : withItem(draft, key, { time });
