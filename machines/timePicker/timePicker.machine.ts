import { asking } from './states/asking.ts';
import { timePickerSetup } from './timePicker.setup.ts';
import type { TimePickerContext, TimePickerOutput } from './timePicker.types.ts';

function outputOf({ request, alternative, startTime, endTime }: TimePickerContext): TimePickerOutput {
  if (request.kind === 'stay') return { kind: 'stay', startTime, endTime };
  if (alternative !== null) return { kind: 'alternative', alternative };
  return startTime === null ? { kind: 'dismissed' } : { kind: 'start', startTime };
}

export const timePickerMachine = timePickerSetup.createMachine({
  id: 'timePicker',
  context: ({ input }) => ({
    request: input,
    options: [],
    reason: null,
    alternatives: [],
    startTime: input.startTime,
    endTime: input.kind === 'stay' ? input.endTime : null,
    alternative: null,
  }),
  initial: 'asking',
  on: { 'times.dismissed': { guard: 'onlyAStartIsAsked', target: '.dismissed', actions: 'dropTimes' } },
  states: {
    asking,
    chosen: { id: 'chosen', type: 'final', meta: { description: { nl: 'Er is gekozen', en: 'A choice is made' } } },
    dismissed: { type: 'final', meta: { description: { nl: 'Zonder keuze gesloten', en: 'Closed without a choice' } } },
  },
  output: ({ context }) => outputOf(context),
});
