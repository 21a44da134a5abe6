import { addingInputOf } from '../addingInputOf.ts';
import { reservationSetup } from '../reservationActions.ts';
import { added, addingEnded, notAddedTo } from './addingOutcomes.ts';
import { updateFacts } from './transitions.ts';

export const adding = reservationSetup.createStateConfig({
  tags: ['busy'],
  entry: 'clearFailure',
  meta: { description: { nl: 'De keuze wordt toegevoegd', en: 'The choice is being added' } },
  invoke: {
    id: 'adding',
    src: 'adding',
    input: ({ context }) => addingInputOf(context),
    onDone: [addingEnded, ...added, ...notAddedTo('#selecting')],
    onError: { target: 'idle', actions: 'emitAddFailed' },
  },
  on: { 'facts.changed': { actions: updateFacts } },
});
