import { createActor } from 'xstate';
import type { Disruption, RepairProposals } from '#contract/names.ts';
import type { RepairsActors } from '#machines/repairs/repairs.actors.ts';
import { repairsMachine } from '#machines/repairs/repairs.machine.ts';
import type { RepairsAnswer, RepairsEvent } from '#machines/repairs/repairs.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export const disruption: Disruption = {
  resourceIds: ['noor'],
  kind: 'absence',
  block: null,
  pool: null,
  reason: 'Griep',
  itemIds: [],
};

const move = (itemId: string, startTime: string, resourceId: string) => ({
  itemId,
  fromTime: '13:00',
  fromResourceIds: ['noor'],
  startTime,
  resourceIds: [resourceId],
});

const item = (itemId: string, reservationId: string) => ({
  itemId,
  itemIds: [itemId],
  reservationId,
  number: null,
  name: '',
  itemName: 'Massage',
  startTime: '13:00',
  endTime: '13:50',
  resourceIds: ['noor'],
  personCount: 1,
  canBeMailed: true,
  canBeMoved: true,
});

export const otherDay = {
  reservationId: 'r2',
  sequence: 3,
  startTime: '13:00',
  itemNames: ['Massage'],
  options: [
    { date: '2026-05-13', startTime: '13:00', endTime: '13:50' },
    { date: '2026-05-14', startTime: '12:30', endTime: '13:20' },
  ],
};

export const proposals: RepairProposals = {
  items: [item('i1', 'r1'), item('i2', 'r2')],
  resources: [],
  repairs: [
    {
      kind: 'fewestMoved',
      moves: [move('i1', '13:00', 'sam'), move('i2', '14:00', 'sam')],
      leftOver: [],
      leftOverGuests: 0,
      movedGuests: 1,
      shiftMinutes: 60,
    },
    {
      kind: 'sameTimes',
      moves: [move('i1', '13:00', 'sam')],
      leftOver: ['i2'],
      leftOverGuests: 1,
      movedGuests: 0,
      shiftMinutes: 0,
    },
  ],
  otherDays: [otherDay],
};

export function runRepairs() {
  const world = controlledActors();
  const actors = {
    proposeRepairs: world.promise('proposeRepairs'),
    applyRepair: world.promise('applyRepair'),
  } satisfies RepairsActors;
  const actor = createActor(repairsMachine.provide({ actors })).start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot(), state: () => actor.getSnapshot().value };
}

export const repairsEvents = {
  'disruption.told': [{ type: 'disruption.told', disruption }],
  'repair.chosen': [{ type: 'repair.chosen', kind: 'sameTimes' }],
  'move.toggled': [{ type: 'move.toggled', itemId: 'i1' }],
  'otherDay.chosen': [
    { type: 'otherDay.chosen', reservationId: 'r2', date: '2026-05-14' },
    { type: 'otherDay.chosen', reservationId: 'r2', date: null },
  ],
  'mail.toggled': [{ type: 'mail.toggled' }],
  'repair.confirmed': [{ type: 'repair.confirmed' }],
  'disruption.reopened': [{ type: 'disruption.reopened' }],
  'xstate.done.actor.proposeRepairs': [{ type: 'xstate.done.actor.proposeRepairs', output: proposals }],
  'xstate.error.actor.proposeRepairs': [{ type: 'xstate.error.actor.proposeRepairs', error: { code: 'forbidden' } }],
  'xstate.done.actor.applyRepair': [
    { type: 'xstate.done.actor.applyRepair', output: { movedItems: 2, movedVisits: 0, leftOver: [] } },
  ],
  'xstate.error.actor.applyRepair': [
    { type: 'xstate.error.actor.applyRepair', error: { code: 'times_unavailable' } },
    { type: 'xstate.error.actor.applyRepair', error: { code: 'internal' } },
  ],
} satisfies EventsByType<RepairsEvent | RepairsAnswer>;
