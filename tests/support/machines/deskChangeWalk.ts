import { createActor } from 'xstate';
import type { StaffChangeQuote } from '#contract/names.ts';
import { unchangedDraft } from '#domain/booking/deskChangeDraft.ts';
import type { DeskChangeDraft } from '#domain/booking/deskChangeDraft.ts';
import type { DeskChangeActors } from '#machines/deskChange/deskChange.actors.ts';
import { deskChangeMachine } from '#machines/deskChange/deskChange.machine.ts';
import type { DeskChangeAnswer, DeskChangeEvent } from '#machines/deskChange/deskChange.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runDeskChange() {
  const world = controlledActors();
  const actors = {
    quoteChange: world.promise('quoteChange'),
    applyChange: world.promise('applyChange'),
  } satisfies DeskChangeActors;
  const actor = createActor(deskChangeMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    ...world,
    emitted,
    send: actor.send,
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
  };
}

export const longer: DeskChangeDraft = { ...unchangedDraft, endTime: '16:00' };

export const fitting: StaffChangeQuote = {
  sequence: 3,
  startDate: '2026-05-16',
  startTime: '10:00',
  endTime: '16:00',
  personCount: 1,
  lines: [],
  totalBefore: 3000,
  total: 5000,
  back: [],
  visitsBack: 0,
  toPayOnline: 0,
  toPayAtVenue: 2000,
  notBookedProducts: [],
  departures: [],
};

const closed = { name: 'Entree', xplanId: '100', person: 1, reason: 'closed' as const, alternatives: [] };
export const unfitting: StaffChangeQuote = { ...fitting, notBookedProducts: [closed], departures: ['15:45'] };

export const deskChangeEvents = {
  'draft.changed': [
    { type: 'draft.changed', draft: longer },
    { type: 'draft.changed', draft: unchangedDraft },
  ],
  'quote.retried': [{ type: 'quote.retried' }],
  'change.confirmed': [{ type: 'change.confirmed' }],
  'xstate.done.actor.quoteChange': [
    { type: 'xstate.done.actor.quoteChange', output: fitting },
    { type: 'xstate.done.actor.quoteChange', output: unfitting },
  ],
  'xstate.error.actor.quoteChange': [{ type: 'xstate.error.actor.quoteChange', error: { code: 'internal' } }],
  'xstate.done.actor.applyChange': [{ type: 'xstate.done.actor.applyChange', output: null }],
  'xstate.error.actor.applyChange': [
    { type: 'xstate.error.actor.applyChange', error: { code: 'internal' } },
    { type: 'xstate.error.actor.applyChange', error: { code: 'version_conflict' } },
  ],
} satisfies EventsByType<DeskChangeEvent | DeskChangeAnswer>;
