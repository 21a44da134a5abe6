import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Flow } from '#contract/names.ts';
import { drawn, wordsOf } from '#tests/support/drawn.tsx';
import { reservation } from '#tests/support/machines/reservationFixtures.ts';
import { dayChosen } from '#tests/support/machines/reservationStarts.ts';
import type { ReservationActorRef } from '#web/actors/openReservation.ts';
import { ReservationActorProvider } from '#web/actors/ReservationActorContext.tsx';
import { OutcomeNote } from '#web/features/booking/flow/OutcomeNote.tsx';

/** The words of the note come with a part that is loaded once it is to be shown. */
const untilLoaded = { timeout: 30_000 };

const replaced = [
  { name: 'Massage', xplanId: '302', person: 1 },
  { name: 'Massage', xplanId: '302', person: 2 },
  { name: 'Hammam', xplanId: '303', person: 2 },
];

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a check-in that takes the place of products says which, and of which guests', async () => {
  const run = dayChosen();
  const words = (): string =>
    wordsOf(
      drawn(
        <ReservationActorProvider actor={run.actor as unknown as ReservationActorRef} flow={{} as Flow}>
          <OutcomeNote />
        </ReservationActorProvider>,
      ),
    );
  run.chooseStay(600, 840);
  run.send({ type: 'checkin.requested', persons: [-1] });
  await run.answer('createReservation', { reservation: reservation({ personsWithProducts: [] }) });
  expect(words()).toBe('');
  await run.answer('addToReservation', { reservation: reservation(), notBooked: [], replaced });
  const said =
    'Massage is verwijderd voor gast 1 en 2, want de entree komt ervoor in de plaats. ' +
    'Hammam is verwijderd voor gast 2, want de entree komt ervoor in de plaats.';
  await vi.waitFor(() => expect(words()).toBe(said), untilLoaded);
});
