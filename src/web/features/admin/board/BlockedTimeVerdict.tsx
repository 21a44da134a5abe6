import { Trans } from '@lingui/react/macro';
import type { BlockedTimeConflict, BlockedTimeResult } from '#contract/names.ts';
import type { BlockedTimeDraft } from '#machines/blockedTime/blockedTime.types.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { freeBeside } from './blockedTimes.ts';
import * as css from './Board.css.ts';

type BlockedTimeVerdictProps = {
  draft: BlockedTimeDraft;
  preview: BlockedTimeResult;
  /** Of the former choice: the next answer is on its way. */
  isOld: boolean;
  onDraft: (draft: BlockedTimeDraft) => void;
};

export function BlockedTimeVerdict({ draft, preview: { conflicts }, isOld, onDraft }: BlockedTimeVerdictProps) {
  const { startTime, endTime } = draft;
  if (conflicts.length === 0)
    return (
      <Note kind="success" role="status">
        <p aria-busy={isOld}>
          <Trans id="board.blocked.free">
            Vrij: {startTime} – {endTime}
          </Trans>
        </p>
      </Note>
    );
  return (
    <Note kind="warning" role="status">
      <p aria-busy={isOld}>
        <Trans id="board.blocked.inTheWay">Op deze tijd is al iets gepland:</Trans>
      </p>
      <ul className={css.alternatives}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.kind} ${conflict.id} ${conflict.startTime}`}>
            <Conflict conflict={conflict} />
          </li>
        ))}
      </ul>
      <ul className={css.alternatives}>
        {freeBeside(draft, conflicts).map((free) => (
          <li key={`${free.startTime} ${free.endTime}`}>
            <Button kind="outline" size="small" onClick={() => onDraft(free)}>
              {free.startTime} – {free.endTime}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Conflict({ conflict: { kind, startTime, endTime, title, name } }: { conflict: BlockedTimeConflict }) {
  const words = [title, name].filter((word) => word !== '').join(', ');
  return (
    <>
      {startTime} – {endTime}{' '}
      {kind === 'blockedTime' && words === '' ? <Trans id="board.blocked">Geblokkeerd</Trans> : words}
    </>
  );
}
