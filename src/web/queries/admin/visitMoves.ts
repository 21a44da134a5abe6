import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { StaffReservation } from '#contract/names.ts';
import type { VisitMove } from '#domain/booking/staffActions.ts';
import { sayArrival } from './arrivalChanges.ts';

/**
 * Whatever the answer, what shows the visit is read again: of two desks the second sees what the first did. Null: it waits
 * for the server.
 */
export const moveVisit = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({
      id,
      name,
      move,
    }: {
      id: string;
      name: string;
      move: VisitMove;
    }): Promise<StaffReservation | null> => {
      const said = { reservationId: id, name, change: { kind: 'visit' as const, move } };
      return (await sayArrival(client, said))?.reservation ?? null;
    },
  });
