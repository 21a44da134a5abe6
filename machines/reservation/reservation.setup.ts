import { setup } from 'xstate';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { detailsMachine } from '#machines/details/details.machine.ts';
import { identifyMachine } from '#machines/identify/identify.machine.ts';
import { proposalsMachine } from '#machines/proposals/proposals.machine.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { reservationActors } from './reservation.actors.ts';
import type { ReservationEmitted, ReservationMachineEvent } from './reservation.events.ts';
import { reservationGuards } from './reservationGuards.ts';
import type { ReservationContext, ReservationInput } from './reservation.types.ts';

export const base = setup({
  types: {
    context: {} as ReservationContext,
    events: {} as ReservationMachineEvent,
    input: {} as ReservationInput,
    emitted: {} as ReservationEmitted,
    children: {} as {
      adding: 'adding';
      checkout: 'checkout';
      timePicker: 'timePicker';
      stayPicker: 'timePicker';
      proposals: 'proposals';
      identify: 'identify';
      details: 'details';
      facts: 'facts';
      holdClock: 'holdClock';
    },
    tags: {} as 'busy' | 'mayContinue' | 'renewing',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: {
    ...reservationActors,
    adding: addingMachine,
    checkout: checkoutMachine,
    timePicker: timePickerMachine,
    proposals: proposalsMachine,
    identify: identifyMachine,
    details: detailsMachine,
  },
  guards: reservationGuards,
});
