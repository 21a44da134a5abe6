import { addingInputOf } from '../addingInputOf.ts';
import { reservationSetup } from '../reservationActions.ts';
import { added, addingEnded, bookedNevertheless, notAddedTo, otherReservation } from './addingOutcomes.ts';

export const creating = reservationSetup.createStateConfig({
  id: 'creating',
  tags: ['busy'],
  entry: 'clearFailure',
  meta: { description: { nl: 'De reservering begint', en: 'The reservation begins' } },
  invoke: {
    id: 'adding',
    src: 'adding',
    input: ({ context }) => addingInputOf(context),
    onDone: [addingEnded, ...otherReservation, ...added, bookedNevertheless, ...notAddedTo('#draft')],
    onError: { target: '#draft', actions: 'emitAddFailed' },
  },
});
