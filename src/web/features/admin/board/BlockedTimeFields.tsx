import { useLingui } from '@lingui/react/macro';
import type { DayBoard } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { BlockedTimeDraft } from '#machines/blockedTime/blockedTime.types.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { blockable, startingAt } from './blockedTimes.ts';
import * as css from './Board.css.ts';
import { gridStep } from './boardMoves.ts';

type BlockedTimeFieldsProps = { board: DayBoard; draft: BlockedTimeDraft; onDraft: (draft: BlockedTimeDraft) => void };

const reasonLength = 300;

const quarters = Array.from({ length: 1440 / gridStep + 1 }, (_none, at) => formatTime(at * gridStep));

export function BlockedTimeFields({ board, draft, onDraft }: BlockedTimeFieldsProps) {
  const { t } = useLingui();
  const starts = timesWith(quarters.slice(0, -1), draft.startTime);
  const ends = timesWith(quarters, draft.endTime).filter((time) => time > draft.startTime);
  return (
    <>
      <SelectField
        label={t({ id: 'board.blocked.who', message: 'Therapeut of ruimte' })}
        data-first-focus=""
        value={draft.resourceId}
        options={blockable(board.resources).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => onDraft({ ...draft, resourceId: event.target.value })}
      />
      <div className={css.fromTo}>
        <SelectField
          label={t({ id: 'board.blocked.from', message: 'Van' })}
          value={draft.startTime}
          options={starts.map((value) => ({ value, label: value }))}
          onChange={(event) => onDraft(startingAt(draft, event.target.value))}
        />
        <SelectField
          label={t({ id: 'board.blocked.to', message: 'Tot' })}
          value={draft.endTime}
          options={ends.map((value) => ({ value, label: value }))}
          onChange={(event) => onDraft({ ...draft, endTime: event.target.value })}
        />
      </div>
      <TextField
        label={t({ id: 'board.blocked.reason', message: 'Reden' })}
        hint={t({ id: 'board.blocked.reason.hint', message: 'Iedereen die het bord ziet, leest dit.' })}
        maxLength={reasonLength}
        value={draft.reason}
        onChange={(event) => onDraft({ ...draft, reason: event.target.value })}
      />
    </>
  );
}

const timesWith = (times: readonly string[], chosen: string): string[] => [...new Set([...times, chosen])].toSorted();
