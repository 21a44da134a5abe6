import { reservationSetup } from '../reservationActions.ts';
import { endedBeside } from './transitions.ts';

const typed = { actions: 'assignRemark' } as const;

/** Whoever leaves the page or the flow has saved what was not yet. */
const unsaved = {
  'remark.submitted': 'saving',
  'step.entered': 'saving',
  'flow.left': { target: 'saving', actions: 'assignLeft' },
} as const;

/** Beside the visit: it goes on being saved on whichever page the visitor is by then. */
export const remark = reservationSetup.createStateConfig({
  initial: 'idle',
  meta: { description: { nl: 'De opmerking bij de reservering', en: 'The remark to the reservation' } },
  on: { 'remark.typed': { target: '.typing', ...typed } },
  states: {
    idle: {
      meta: { description: { nl: 'Niets getypt', en: 'Nothing typed' } },
    },
    typing: {
      meta: { description: { nl: 'Getypt, nog niet opgeslagen', en: 'Typed, not saved yet' } },
      on: unsaved,
    },
    saving: {
      meta: { description: { nl: 'De opmerking wordt opgeslagen', en: 'The remark is being saved' } },
      invoke: {
        id: 'saveRemark',
        src: 'saveRemark',
        input: ({ context: { flow, remark } }) => ({ slug: flow.slug, remark: remark ?? '' }),
        onDone: [
          { guard: 'remarkIsNewer', target: 'saving', reenter: true },
          { target: 'saved', actions: 'clearRemark' },
        ],
        onError: [
          { ...endedBeside, target: 'failed' },
          { guard: 'remarkIsShown', target: 'failed' },
          { target: 'failed', actions: 'emitRemarkFailed' },
        ],
      },
      on: { 'remark.typed': typed, 'flow.left': { actions: 'assignLeft' } },
    },
    saved: {
      meta: { description: { nl: 'De opmerking is opgeslagen', en: 'The remark is saved' } },
    },
    failed: {
      meta: { description: { nl: 'De opmerking is niet opgeslagen', en: 'The remark was not saved' } },
      on: unsaved,
    },
  },
});
