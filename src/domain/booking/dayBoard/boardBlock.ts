import type { BoardBlock, BoardLane } from '#contract/names.ts';
import type { Span } from '../../scheduling/solver/groupInput.ts';
import { guestStates, mayMarkGuests, visitStateOf } from '../guestArrivals.ts';
import { mayMoveItem } from '../staffActions.ts';
import { formatTime } from '../../values/timeOfDay.ts';
import type { BoardDay } from './boardDay.ts';
import type { BoardIndex, TimedItem } from './boardIndex.ts';
import { itemState } from './boardStates.ts';

type TimeBlock = BoardLane['open'][number];

export const timeBlocks = (spans: readonly Span[]): TimeBlock[] =>
  spans.map(({ from, to }) => ({ from: formatTime(from), to: formatTime(to) }));

export const timesOf = ({ from, to }: Span) => ({ startTime: formatTime(from), endTime: formatTime(to) });

export const emptyBlock = {
  title: '',
  subtitle: '',
  itemId: null,
  reservationIds: [],
  state: null,
  resourceIds: [],
  personCount: null,
  sequence: null,
  blockedTimeId: null,
} satisfies Partial<BoardBlock>;

/** On no lane yet. */
export function itemBlock(item: TimedItem, day: BoardDay, index: BoardIndex): BoardBlock {
  return {
    ...timesOf(item),
    id: item.id,
    laneId: null,
    kind: 'item',
    title: item.name.slice(0, 300),
    subtitle: item.reservation.name,
    itemId: item.id,
    reservationIds: [item.reservationId],
    state: itemState({ ...item.reservation, state: stateOfGuest(item) }, item, day),
    resourceIds: item.claims.map(({ resourceId }) => resourceId),
    personCount: index.guestCount(item),
    sequence: mayMoveItem(item.reservation.state) ? item.reservation.sequence : null,
    blockedTimeId: null,
  };
}

/** As a booking of this guest alone would be. */
function stateOfGuest({ person, reservation }: TimedItem): TimedItem['reservation']['state'] {
  const { state, markedGuests } = reservation;
  if (!mayMarkGuests(state)) return state;
  const guest = guestStates(reservation, markedGuests)[person - 1] ?? 'expected';
  return visitStateOf([guest]);
}
