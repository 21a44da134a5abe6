import { useQuery } from '@tanstack/react-query';
import type { Reservation } from '#contract/names.ts';
import { reservationQuery } from '#web/queries/reservation.ts';
import { useFlow } from './ReservationActorContext.tsx';

export const useReservationData = (): Reservation | null =>
  useQuery(reservationQuery(useFlow().slug)).data?.reservation ?? null;
