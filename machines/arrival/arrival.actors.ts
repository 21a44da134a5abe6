import { promiseNotProvided } from '#machines/notProvided.ts';
import { undoActors } from '#machines/undo/undo.actors.ts';
import type { MarkInput, Marked } from './arrival.types.ts';

export const arrivalActors = {
  /** Gives the id of the reservation with this number. Throws `reservation_not_found`. */
  find: promiseNotProvided<string, { number: string }>('find'),
  /** Whatever the answer, what shows the visit is read again. Throws the server's refusal. */
  mark: promiseNotProvided<Marked, MarkInput>('mark'),
  ...undoActors,
};

export type ArrivalActors = typeof arrivalActors;
