import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { NotBooked, StaffChangeOptions, StaffReservation } from '#contract/names.ts';
import { itemOfRefusal, refusalsTogether, withItemChange } from '#domain/booking/deskChangeDraft.ts';
import type { DeskChangeDraft } from '#domain/booking/deskChangeDraft.ts';
import type { deskChangeMachine } from '#machines/deskChange/deskChange.machine.ts';
import {
  draftOf,
  isOutdated,
  isQuoting,
  mayRetryQuote,
  quoteOf,
  refusedChange,
} from '#machines/deskChange/deskChange.selectors.ts';
import type { DeskChangeEvent } from '#machines/deskChange/deskChange.types.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { reasonSentence } from '#web/i18n/reasonSentences.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import * as css from './Change.css.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
import { RefundChoice } from './RefundChoice.tsx';

type ChangeQuoteProps = {
  snapshot: SnapshotFrom<typeof deskChangeMachine>;
  send: (event: DeskChangeEvent) => void;
  options: StaffChangeOptions;
  reservation: StaffReservation;
};

/** What follows of what was chosen, what does not fit and what would, and what happens to money. */
export function ChangeQuote({ snapshot, send, options, reservation }: ChangeQuoteProps) {
  const { t } = useLingui();
  const quote = quoteOf(snapshot);
  const refused = refusedChange(snapshot);
  const draft = draftOf(snapshot);
  const region = useRef<HTMLDivElement>(null);
  const change = (next: DeskChangeDraft): void => send({ type: 'draft.changed', draft: next });
  /** What was pressed goes with the former quote. */
  const take = (next: DeskChangeDraft): void => {
    region.current?.focus();
    change(next);
  };
  return (
    <div ref={region} tabIndex={-1} className={css.quote} aria-busy={isQuoting(snapshot)}>
      {refused === null ? null : (
        <Note kind="warning" role="alert">
          {quote !== null && isOutdated(snapshot)
            ? t({ id: 'admin.desk.taken', message: 'Er is net iets geboekt of veranderd. Zo staat het nu.' })
            : refusedText(refused)}
        </Note>
      )}
      {mayRetryQuote(snapshot) ? (
        <Button
          kind="outline"
          size="small"
          onClick={() => {
            region.current?.focus();
            send({ type: 'quote.retried' });
          }}
        >
          <Trans id="common.retry">Opnieuw proberen</Trans>
        </Button>
      ) : null}
      {quote === null && isQuoting(snapshot) ? (
        <Spinner label={t({ id: 'admin.change.quoting', message: 'Tijden en prijs worden gezocht…' })} />
      ) : null}
      {quote === null ? null : (
        <div role="status" className={css.facts}>
          <Departures departures={quote.departures} onDeparture={(endTime) => take({ ...draft, endTime })} />
          {refusalsTogether(quote.notBookedProducts).map((refusals) => (
            <Refusal
              key={`${refusals[0]!.xplanId} ${refusals[0]!.person}`}
              refusals={refusals}
              onTime={(startTime) => {
                const item = itemOfRefusal(options.items, draft, refusals[0]!);
                if (item === null) return;
                take(withItemChange(draft, item.itemId, { ...item, startTime }));
              }}
            />
          ))}
          {quote.notBookedProducts.length > 0 ? null : <ChangeFacts quote={quote} />}
        </div>
      )}
      <RefundChoice {...{ quote, draft, reservation }} onChange={change} />
    </div>
  );
}

type RefusalProps = { refusals: readonly NotBooked[]; onTime: (time: string) => void };

function Refusal({ refusals, onTime }: RefusalProps) {
  const { i18n } = useLingui();
  const { reason, alternatives } = refusals[0]!;
  const name = plainText(refusals[0]!.name);
  const person = refusals.map((refusal) => refusal.person).join(', ');
  const times = alternatives.flatMap(({ time }) => time ?? []);
  return (
    <Note
      kind="danger"
      title={
        <Trans id="admin.desk.notBooked">
          {name}, gast {person}
        </Trans>
      }
    >
      <p>
        {reason === 'closed' ? (
          <Trans id="admin.change.closed">Dan is het gesloten.</Trans>
        ) : (
          i18n._(reasonSentence(reason))
        )}
      </p>
      <div className={css.alternatives}>
        {times.map((time) => (
          <Button key={time} kind="outline" size="small" onClick={() => onTime(time)}>
            {time}
          </Button>
        ))}
      </div>
    </Note>
  );
}

type DeparturesProps = { departures: readonly string[]; onDeparture: (endTime: string) => void };

function Departures({ departures, onDeparture }: DeparturesProps) {
  const { t } = useLingui();
  if (departures.length === 0) return null;
  const label = t({ id: 'admin.change.departures', message: 'Alles past met vertrek om' });
  return (
    <div role="group" aria-label={label} className={css.alternatives}>
      <span>{label}</span>
      {departures.map((time) => (
        <Button key={time} kind="outline" size="small" onClick={() => onDeparture(time)}>
          {time}
        </Button>
      ))}
    </div>
  );
}
