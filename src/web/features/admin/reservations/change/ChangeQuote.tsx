import { Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { NotBooked, StaffChangeOptions, StaffReservation } from '#contract/names.ts';
import { itemOfRefusal, withItemChange } from '#domain/booking/deskChangeDraft.ts';
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
  const change = (next: DeskChangeDraft): void => send({ type: 'draft.changed', draft: next });
  return (
    <div className={css.quote} aria-busy={isQuoting(snapshot)}>
      {refused === null ? null : (
        <Note kind="warning" role="alert">
          {quote !== null && isOutdated(snapshot)
            ? t({ id: 'admin.desk.taken', message: 'Er is net iets geboekt of veranderd. Dit kan nu.' })
            : refusedText(refused)}
        </Note>
      )}
      {mayRetryQuote(snapshot) ? (
        <Button kind="outline" size="small" onClick={() => send({ type: 'quote.retried' })}>
          <Trans id="common.retry">Opnieuw proberen</Trans>
        </Button>
      ) : null}
      {quote === null ? null : (
        <div role="status" className={css.facts}>
          {quote.notBookedProducts.map((refusal) => (
            <Refusal
              key={`${refusal.xplanId} ${refusal.person}`}
              refusal={refusal}
              onTime={(startTime) => {
                const item = itemOfRefusal(options.items, draft, refusal);
                if (item === null) return;
                change(withItemChange(draft, item.itemId, { ...item, startTime }));
              }}
            />
          ))}
          <Departures departures={quote.departures} onDeparture={(endTime) => change({ ...draft, endTime })} />
          {quote.notBookedProducts.length > 0 ? null : <ChangeFacts quote={quote} />}
        </div>
      )}
      <RefundChoice {...{ quote, draft, reservation }} onChange={change} />
    </div>
  );
}

function Refusal({ refusal, onTime }: { refusal: NotBooked; onTime: (time: string) => void }) {
  const { i18n } = useLingui();
  const { person, reason, alternatives } = refusal;
  const name = plainText(refusal.name);
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
