import { Trans } from '@lingui/react/macro';
import type { DayBoard, MoveResult } from '#contract/names.ts';
import type { MoveTarget } from '#machines/boardMove/boardMove.types.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Board.css.ts';
import { useMoveReasons } from './useMoveReasons.ts';

type MoveVerdictProps = {
  board: DayBoard;
  preview: MoveResult;
  /** Of the former choice: the next answer is on its way. */
  isOld: boolean;
  onTarget: (target: MoveTarget) => void;
};

export function MoveVerdict({ board, preview, isOld, onTarget }: MoveVerdictProps) {
  const reasons = useMoveReasons();
  const { reason, startTime, endTime, conflicts, alternatives } = preview;
  const namesOf = (ids: readonly string[]): string =>
    board.resources
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  const inTheWay = board.blocks.filter(({ kind, itemId, blockedTimeId }, at, all) =>
    kind === 'item'
      ? conflicts.some((one) => one.itemId !== null && one.itemId === itemId) &&
        all.findIndex((other) => other.kind === 'item' && other.itemId === itemId) === at
      : conflicts.some((one) => one.blockedTimeId !== null && one.blockedTimeId === blockedTimeId),
  );
  if (reason === null)
    return (
      <Note kind="success" role="status">
        <p aria-busy={isOld}>
          <Trans id="board.move.fits">
            Past: {startTime} – {endTime}
          </Trans>
          {preview.resourceIds.length === 0 ? null : ` · ${namesOf(preview.resourceIds)}`}
        </p>
      </Note>
    );
  return (
    <Note kind="warning" role="status">
      <p aria-busy={isOld}>{reasons(reason)}</p>
      {inTheWay.map(({ id, kind, title, subtitle, startTime: from, endTime: to }) => (
        <p key={id}>
          {from} – {to} {kind === 'blocked' ? <Trans id="board.blocked">Geblokkeerd</Trans> : null}{' '}
          {[title, subtitle].filter(Boolean).join(', ')}
        </p>
      ))}
      {alternatives.length === 0 ? null : (
        <ul className={css.alternatives}>
          {alternatives.map((place) => (
            <li key={`${place.startTime} ${place.resourceIds.join(' ')}`}>
              <Button kind="outline" size="small" onClick={() => onTarget(place)}>
                {place.startTime}
                {place.resourceIds.length === 0 ? null : ` · ${namesOf(place.resourceIds)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
