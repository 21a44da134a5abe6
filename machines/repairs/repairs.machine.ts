import { assertEvent, setup } from 'xstate';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { orderOf } from './repairOrder.ts';
import { repairsActors } from './repairs.actors.ts';
import type { RepairsAnswer, RepairsContext, RepairsEvent } from './repairs.types.ts';

const base = setup({
  types: {
    context: {} as RepairsContext,
    events: {} as RepairsEvent | RepairsAnswer,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: repairsActors,
  guards: {
    wasOvertaken: ({ event }) => ['version_conflict', 'times_unavailable'].includes(failureOf(event) ?? ''),
  },
});

const repairsSetup = base.extend({
  actions: {
    assignDisruption: base.assign(({ event }) => {
      assertEvent(event, 'disruption.told');
      return { disruption: event.disruption, refused: null };
    }),
    assignProposals: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.proposeRepairs');
      return { proposals: event.output, kind: event.output.repairs[0]?.kind ?? null, unchosenIds: [], chosenDays: {} };
    }),
    assignKind: base.assign(({ event }) => {
      assertEvent(event, 'repair.chosen');
      return { kind: event.kind, unchosenIds: [] };
    }),
    toggleMove: base.assign(({ context: { unchosenIds }, event }) => {
      assertEvent(event, 'move.toggled');
      const { itemId } = event;
      const isUnchosen = unchosenIds.includes(itemId);
      return { unchosenIds: isUnchosen ? unchosenIds.filter((id) => id !== itemId) : [...unchosenIds, itemId] };
    }),
    assignOtherDay: base.assign(({ context: { chosenDays }, event }) => {
      assertEvent(event, 'otherDay.chosen');
      return { chosenDays: { ...chosenDays, [event.reservationId]: event.date } };
    }),
    toggleMail: base.assign(({ context }) => ({ notifyGuests: !context.notifyGuests })),
    assignResult: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.applyRepair');
      return { result: event.output, proposals: null, kind: null };
    }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    clearRefused: base.assign({ refused: null }),
    clearOutcome: base.assign({
      proposals: null,
      kind: null,
      unchosenIds: [],
      chosenDays: {},
      result: null,
      refused: null,
    }),
  },
});

const propose = { target: 'proposing', actions: 'assignDisruption' } as const;

/** Something falls out of a day: what it touches, the ways out, one of them carried out. */
export const repairsMachine = repairsSetup.createMachine({
  id: 'repairs',
  context: {
    disruption: null,
    proposals: null,
    kind: null,
    unchosenIds: [],
    chosenDays: {},
    notifyGuests: true,
    result: null,
    refused: null,
  },
  initial: 'asking',
  states: {
    asking: {
      meta: { description: { nl: 'Wie of wat valt er uit?', en: 'Who or what falls out?' } },
      on: { 'disruption.told': propose },
    },
    proposing: {
      tags: ['busy'],
      meta: { description: { nl: 'Oplossingen worden gezocht', en: 'Looking for ways out' } },
      invoke: {
        id: 'proposeRepairs',
        src: 'proposeRepairs',
        input: ({ context }) => ({ disruption: context.disruption! }),
        onDone: { target: 'choosing', actions: 'assignProposals' },
        onError: { target: 'asking', actions: 'assignRefused' },
      },
    },
    choosing: {
      meta: { description: { nl: 'Kiest een oplossing', en: 'Chooses a way out' } },
      on: {
        'repair.chosen': { actions: 'assignKind' },
        'move.toggled': { actions: 'toggleMove' },
        'otherDay.chosen': { actions: 'assignOtherDay' },
        'mail.toggled': { actions: 'toggleMail' },
        'repair.confirmed': { target: 'applying', actions: 'clearRefused' },
        'disruption.reopened': { target: 'asking', actions: 'clearOutcome' },
      },
    },
    applying: {
      tags: ['busy'],
      meta: { description: { nl: 'De oplossing wordt uitgevoerd', en: 'Carrying it out' } },
      invoke: {
        id: 'applyRepair',
        src: 'applyRepair',
        input: ({ context }) => ({ order: orderOf(context) }),
        onDone: { target: 'applied', actions: 'assignResult' },
        onError: [
          { guard: 'wasOvertaken', target: 'proposing', actions: 'assignRefused' },
          { target: 'choosing', actions: 'assignRefused' },
        ],
      },
    },
    applied: {
      meta: { description: { nl: 'Uitgevoerd', en: 'Carried out' } },
      on: { 'disruption.reopened': { target: 'asking', actions: 'clearOutcome' } },
    },
  },
});
