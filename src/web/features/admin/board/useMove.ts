import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VisitMove } from '#domain/booking/staffActions.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { moveVisit } from '#web/queries/admin/visitMoves.ts';
import { toastError } from '#web/ui/toast.ts';

export type Moving = { isBusy: boolean; move: (id: string, move: VisitMove) => void };

/** One move at a time; a refusal is said, and the board shows what is so. */
export function useMove(): Moving {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...moveVisit(client),
    onError: (error) => toastError(refusedText(refusedBy(error))),
  });
  return { isBusy: isPending, move: (id, move) => mutate({ id, move }) };
}
