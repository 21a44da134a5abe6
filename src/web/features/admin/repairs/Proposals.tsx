import { Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { Repair, RepairProposals } from '#contract/names.ts';
import type { repairsMachine } from '#machines/repairs/repairs.machine.ts';
import {
  chosenKind,
  countWithoutPlace,
  isBusy,
  isMailed,
  movesToApply,
  offeredMoves,
  visitsToApply,
  visitsToOffer,
} from '#machines/repairs/repairs.selectors.ts';
import type { RepairsEvent } from '#machines/repairs/repairs.types.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { DisruptedLine } from './DisruptedLine.tsx';
import { OtherDays } from './OtherDays.tsx';
import * as css from './Repairs.css.ts';
import { useRepairWords } from './useRepairWords.ts';

type ProposalsProps = {
  snapshot: SnapshotFrom<typeof repairsMachine>;
  proposals: RepairProposals;
  send: (event: RepairsEvent) => void;
};

/** Who is touched, the ways out in words, and what each would do. */
export function Proposals({ snapshot, proposals: { items, resources, repairs }, send }: ProposalsProps) {
  const { t } = useLingui();
  const words = useRepairWords();
  const [offered, chosen] = [offeredMoves(snapshot), movesToApply(snapshot)];
  const busyLabel = isBusy(snapshot) && t({ id: 'common.busy', message: 'Bezig…' });
  const nameOf = (id: string): string => resources.find((resource) => resource.id === id)?.name ?? id;
  const count = chosen.length;
  const visitCount = visitsToApply(snapshot).length;
  const leftOver = countWithoutPlace(snapshot);
  const offeredIds = new Set(visitsToOffer(snapshot).map(({ reservationId }) => reservationId));
  return (
    <section className={card} aria-label={t({ id: 'repairs.title', message: 'Uitval' })}>
      <div className={css.stack}>
        {repairs.length === 0 ? null : (
          <RadioTags
            label={t({ id: 'repairs.plans', message: 'Oplossingen' })}
            layout="grid"
            size="tall"
            value={chosenKind(snapshot)}
            onChange={(kind) => send({ type: 'repair.chosen', kind: kind as Repair['kind'] })}
            options={repairs.map((repair) => ({ value: repair.kind, label: <Plan words={words(repair)} /> }))}
          />
        )}
        <p role="status" className={css.muted}>
          {items.length === 0 ? (
            <Trans id="repairs.untouched">Dit raakt geen gasten.</Trans>
          ) : (
            <PlacedCounts count={count} visitCount={visitCount} leftOver={leftOver} />
          )}
        </p>
        <ul className={css.items}>
          {items
            .filter(({ reservationId }) => !offeredIds.has(reservationId))
            .map((item) => (
              <DisruptedLine
                key={item.itemId}
                item={item}
                move={offered.find(({ itemId }) => itemId === item.itemId)}
                isChosen={chosen.some(({ itemId }) => itemId === item.itemId)}
                nameOf={nameOf}
                onToggle={() => send({ type: 'move.toggled', itemId: item.itemId })}
              />
            ))}
        </ul>
        <OtherDays snapshot={snapshot} items={items} send={send} />
        {visitCount > 0 || chosen.some(({ fromTime, startTime }) => fromTime !== startTime) ? (
          <Checkbox
            label={t({ id: 'repairs.mail', message: 'Mail gasten hun nieuwe tijd' })}
            checked={isMailed(snapshot)}
            onChange={() => send({ type: 'mail.toggled' })}
          />
        ) : null}
        <div className={css.buttons}>
          <Button kind="text" onClick={() => send({ type: 'disruption.reopened' })}>
            <Trans id="admin.dialog.back">Terug</Trans>
          </Button>
          <Button busyLabel={busyLabel} onClick={() => send({ type: 'repair.confirmed' })}>
            <Trans id="repairs.apply">Doorvoeren</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}

function PlacedCounts({ count, visitCount, leftOver }: { count: number; visitCount: number; leftOver: number }) {
  return visitCount === 0 ? (
    <Trans id="repairs.summary">
      {count} geplaatst, {leftOver} zonder plaats
    </Trans>
  ) : (
    <Trans id="repairs.summary.otherDays">
      {count} geplaatst, {visitCount} op een andere dag, {leftOver} zonder plaats
    </Trans>
  );
}

function Plan({ words: { title, effect } }: { words: { title: string; effect: string } }) {
  return (
    <span className={css.plan}>
      <span className={css.planTitle}>{title}</span>
      <span>{effect}</span>
    </span>
  );
}
