import { reservationSetup } from '../reservationActions.ts';
import { endedBeside } from './transitions.ts';

/** Beside the visit: a change from elsewhere leaves what is being typed in the window. */
export const details = reservationSetup.createStateConfig({
  initial: 'closed',
  meta: { description: { nl: 'De gegevens van de klant', en: 'The details of the customer' } },
  states: {
    closed: {
      meta: { description: { nl: 'De gegevens worden niet gewijzigd', en: 'The details are not being changed' } },
      on: { 'details.requested': { guard: 'customerIsLinked', target: 'editing' } },
    },
    editing: {
      meta: { description: { nl: 'De gegevens wijzigen', en: 'Changing the details' } },
      invoke: {
        id: 'details',
        src: 'details',
        onDone: [
          { ...endedBeside, target: 'closed' },
          { guard: 'detailsWereSaved', target: 'closed', actions: 'emitDetailsSaved' },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
      on: { 'step.entered': 'closed' },
    },
  },
});
