import { useLingui } from '@lingui/react/macro';
import type { DayBoard, MoveResult } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { BoardItem, MoveTarget } from '#machines/boardMove/boardMove.types.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { boardRange } from './boardLayout.ts';
import { gridStep, seatsOf, withSeat, type Seat } from './boardMoves.ts';

type MoveFieldsProps = {
  board: DayBoard;
  item: BoardItem;
  target: MoveTarget;
  preview: MoveResult | undefined;
  onTarget: (target: MoveTarget) => void;
};

/** Begin, and who and what; what fits and who is free is marked. */
export function MoveFields({ board, item, target, preview, onTarget }: MoveFieldsProps) {
  const { t } = useLingui();
  const roles = useRoles();
  const free = t({ id: 'board.move.free', message: 'vrij' });
  const able = preview?.resources ?? [];
  const move = { item, target };
  const seats = seatsOf(
    move,
    board.resources,
    able.map(({ id }) => id),
  );
  const seatOptions = ({ role }: Seat) =>
    board.resources
      .filter((one) => one.role === role && able.some(({ id }) => id === one.id))
      .map(({ id, name }) => {
        const isFree = able.some((one) => one.id === id && one.isFree);
        return { value: id, label: isFree ? `${name} · ${free}` : name };
      });
  return (
    <>
      <SelectField
        label={t({ id: 'board.move.start', message: 'Begintijd' })}
        data-first-focus=""
        value={target.startTime}
        options={timesOf(board, target, item).map((value) => ({
          value,
          label: preview?.starts.includes(value) ? `${value} · ${free}` : value,
        }))}
        onChange={(event) => onTarget({ ...target, startTime: event.target.value })}
      />
      {seats.map((seat) => (
        <SelectField
          key={`${seat.role}${seat.at}`}
          label={roles[seat.role]}
          value={seat.chosenId}
          placeholder={t({ id: 'board.move.asNow', message: 'Zoals nu, anders wie of wat vrij is' })}
          options={seatOptions(seat)}
          onChange={(event) => onTarget(withSeat(move, board.resources, { ...seat, chosenId: event.target.value }))}
        />
      ))}
    </>
  );
}

function useRoles(): Record<Seat['role'], string> {
  const { t } = useLingui();
  return {
    therapist: t({ id: 'board.move.therapist', message: 'Therapeut' }),
    room: t({ id: 'board.move.room', message: 'Ruimte' }),
    device: t({ id: 'board.move.device', message: 'Apparaat' }),
  };
}

/** Every quarter of the day, and what is chosen or was between. */
function timesOf(board: DayBoard, target: MoveTarget, item: BoardItem): string[] {
  const { from, to } = boardRange(board);
  const grid = Array.from({ length: (to - from) / gridStep }, (_none, at) => formatTime(from + at * gridStep));
  return [...new Set([...grid, target.startTime, item.startTime])].toSorted();
}
