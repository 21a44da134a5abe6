import { flowNeeds } from '../catalog/flowNeeds.ts';
import { bookedStates, isBooked } from './bookedStates.ts';

type State = 'hold' | 'expired' | 'cancelled' | (typeof bookedStates)[number];

/** Where a visit can be moved from and to. */
export const visitMoves = {
  checkIn: { from: ['confirmed', 'no_show'], to: 'checked_in' },
  complete: { from: ['checked_in'], to: 'completed' },
  noShow: { from: ['confirmed'], to: 'no_show' },
  undo: { from: ['checked_in', 'no_show'], to: 'confirmed' },
} as const satisfies Record<string, { from: readonly State[]; to: State }>;

export type VisitMove = keyof typeof visitMoves;

const states = {
  cancel: ['hold', 'confirmed'],
  addItem: ['confirmed', 'checked_in'],
  removeItem: ['confirmed', 'checked_in'],
  changeStay: ['confirmed', 'checked_in'],
  resendConfirmation: bookedStates,
  mailReceipt: [...bookedStates, 'cancelled'],
} as const satisfies Record<string, readonly State[]>;

export type StaffAction = VisitMove | keyof typeof states | 'takePayment' | 'sendPaymentLink';

const isIn = (list: readonly State[], state: State): boolean => list.includes(state);

export const mayMove = (move: VisitMove, state: State): boolean => isIn(visitMoves[move].from, state);
export const mayCancel = (state: State): boolean => isIn(states.cancel, state);
/** To another time, therapist or room, on the board. */
export const mayMoveItem = (state: State): boolean => isIn(['confirmed', 'checked_in'], state);
export const mayAddItem = (state: State): boolean => isIn(states.addItem, state);
/** Its departure, and what its items become. */
export const mayChangeStay = (state: State): boolean => isIn(states.changeStay, state);
export const mayRemoveItem = (state: State): boolean => isIn(states.removeItem, state);

/** `totalPaid`: net paid, in cents; without it there is nothing to prove. */
export const mayMailReceipt = ({ state, totalPaid }: { state: State; totalPaid: number }): boolean =>
  isIn(states.mailReceipt, state) && totalPaid > 0;

interface Facts {
  state: State;
  flowType: number;
  /** Cents. */
  totalOpen: number;
  totalPaid: number;
  hasCustomer: boolean;
  /** False for a hold whose time is over. */
  live: boolean;
}

/** What staff with every permission may do now; an order is no visit, and its items go only with the whole. */
export function staffActions(facts: Facts): StaffAction[] {
  const { state, flowType, totalOpen, hasCustomer, live } = facts;
  const isVisit = !flowNeeds.isOrderCard({ type: flowType });
  const moves = (Object.keys(visitMoves) as VisitMove[]).filter((move) => isVisit && mayMove(move, state));
  const isOpen = isBooked({ state }) && totalOpen > 0;
  const offered: [StaffAction, boolean][] = [
    ['takePayment', isOpen],
    ['sendPaymentLink', isOpen || (state === 'hold' && live && hasCustomer && totalOpen > 0)],
    ['addItem', isVisit && mayAddItem(state)],
    ['removeItem', isVisit && mayRemoveItem(state)],
    ['changeStay', isVisit && mayChangeStay(state)],
    ['resendConfirmation', hasCustomer && isIn(states.resendConfirmation, state)],
    ['mailReceipt', mayMailReceipt(facts)],
    ['cancel', mayCancel(state)],
  ];
  return [...moves, ...offered.flatMap(([action, isOffered]) => (isOffered ? [action] : []))];
}
