import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { moveReservation, type ReservationMove } from '#web/queries/admin/dayBoard.ts';
import { toastError } from '#web/ui/toast.ts';

export type Moving = { isBusy: boolean; move: (id: string, move: ReservationMove) => void };

/** One move at a time; a refusal is said, and the board shows what is so. */
export function useMove(): Moving {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...moveReservation(client),
    onError: (error) => toastError(refusedText(refusedBy(error))),
  });
  return { isBusy: isPending, move: (id, move) => mutate({ id, move }) };
}
