import type { AddRequest, Booked } from '#machines/bookingRequest.types.ts';
import type { Draft } from '#machines/draft.types.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import type { Facts, Reserved } from '#machines/reservationFacts.types.ts';

export const addingActors = {
  createReservation: promiseNotProvided<Reserved, { slug: string; draft: Draft }>('createReservation'),
  loadReservation: promiseNotProvided<Facts, { slug: string }>('loadReservation'),
  addToReservation: promiseNotProvided<Booked, { slug: string; request: AddRequest | null }>('addToReservation'),
};

export type AddingActors = typeof addingActors;
