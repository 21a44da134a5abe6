import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VisitMove } from '#domain/booking/staffActions.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { moveVisit } from '#web/queries/admin/visitMoves.ts';
import { toastError } from '#web/ui/toast.ts';

export type Moving = {
  isBusy: boolean;
  move: (of: { reservationId: string; name: string; number: string }, move: VisitMove) => void;
};

/** One move at a time; a refusal is said, and the board shows what is so. */
export function useMove(): Moving {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...moveVisit(client),
    onError: (error) => toastError(refusedText(refusedBy(error))),
  });
  return {
    isBusy: isPending,
    move: ({ reservationId: id, name, number }, move) => mutate({ id, name: name || number, move }),
  };
}
