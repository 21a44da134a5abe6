import { sql } from 'kysely';
import type { BlockedTime, BlockedTimeResult } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { OperationId } from '#server/http/handlers.ts';
import { canaries } from './staffWorld.ts';
import type { StaffWrite, World } from './staffWorld.ts';

const { reason } = canaries;
const name = { nl: 'Zweven' };
const resource = { name: 'Noor', kindId: 'room', skillIds: [], active: true, position: 1 };
const days = { fromDate: '2026-07-01', toDate: '2026-07-02' };
const absence = { ...days, resourceId: 'kamer-1', kind: 'absence', blocks: null, reason };
const fewer = { ...days, poolId: 'baden', capacity: 3 };

const disruption = {
  resourceIds: ['kamer-1'],
  kind: 'closure',
  block: null,
  pool: { poolId: 'baden', capacity: 3 },
  reason,
  itemIds: [],
};

const date = '2026-07-01';
let blockedMinutes = 0;

/** Each at a time of its own. */
const blocked = () => {
  const startTime = formatTime(blockedMinutes);
  blockedMinutes += 15;
  return { resourceId: 'kamer-1', startTime, endTime: formatTime(blockedMinutes - 5), reason };
};

async function blockedTime({ owner }: World): Promise<BlockedTime> {
  const answer = await owner.call<BlockedTimeResult>('POST', `/day-board/${date}/blocked-times`, blocked());
  return answer.json.data.blockedTime!;
}

const planning = (
  path: string,
  kind: string,
  form: object,
  change: object,
): Record<'create' | 'update' | 'delete', StaffWrite> => ({
  create: { leaves: [`${kind} created`], prepare: async () => ({ body: form }) },
  update: {
    leaves: [`${kind} changed`],
    prepare: async ({ made }) => ({
      params: { id: await made(path, form) },
      body: { ...form, ...change, version: 1 },
    }),
  },
  delete: { leaves: [`${kind} removed`], prepare: async ({ made }) => ({ params: { id: await made(path, form) } }) },
});

const kind = planning('/resource-kinds', 'resourceKind', { name, role: 'room' }, { role: 'device' });
const skill = planning('/skills', 'skill', { name, kindId: 'room' }, { kindId: 'therapist' });
const room = planning('/resources', 'resource', resource, { position: 2 });
const rosterException = planning('/roster-exceptions', 'rosterException', absence, { toDate: '2026-07-03' });
const pool = planning('/pools', 'pool', { name: 'Bad', capacity: 1 }, { capacity: 2 });
const poolException = planning('/pool-exceptions', 'poolException', fewer, { capacity: 2 });

export const planningWrites = {
  createResourceKind: kind.create,
  updateResourceKind: kind.update,
  deleteResourceKind: kind.delete,
  createSkill: skill.create,
  updateSkill: skill.update,
  deleteSkill: skill.delete,
  createResource: room.create,
  orderResources: {
    leaves: ['resource changed'],
    prepare: async ({ made, money }) => {
      const { db } = money.opened.app;
      const last = await made('/resources', { ...resource, position: 9_000 });
      await sql`update resource r set position = numbered.place
        from (select id, row_number() over (order by id) as place from resource
          where removed_at is null and id <> ${last}) as numbered where numbered.id = r.id`.execute(db);
      const stored = db.selectFrom('resource').select(['id', 'version']).where('removedAt', 'is', null);
      return { body: { resources: await stored.orderBy('position').execute() } };
    },
  },
  updateResource: room.update,
  deleteResource: room.delete,
  updateRoster: {
    leaves: ['roster changed'],
    prepare: async ({ made }) => ({
      params: { id: await made('/resources', resource) },
      body: { fromDate: '2026-07-06', weeks: [], version: 1 },
    }),
  },
  createRosterException: rosterException.create,
  updateRosterException: rosterException.update,
  deleteRosterException: rosterException.delete,
  applyRepair: {
    leaves: ['poolException created', 'rosterException created'],
    prepare: async () => ({
      params: { date: '2026-07-01' },
      body: { disruption, moves: [], otherDays: [], notifyGuests: false },
    }),
  },
  createBlockedTime: {
    leaves: ['blockedTime created'],
    prepare: async () => ({ params: { date }, body: blocked() }),
  },
  updateBlockedTime: {
    leaves: ['blockedTime changed'],
    prepare: async (world) => {
      const { id, version, resourceId, startTime, endTime } = await blockedTime(world);
      return { params: { date, id }, body: { version, resourceId, startTime, endTime, reason: '' } };
    },
  },
  deleteBlockedTime: {
    leaves: ['blockedTime removed'],
    prepare: async (world) => ({ params: { date, id: (await blockedTime(world)).id } }),
  },
  createPool: pool.create,
  updatePool: pool.update,
  deletePool: pool.delete,
  createPoolException: poolException.create,
  updatePoolException: poolException.update,
  deletePoolException: poolException.delete,
} satisfies Partial<Record<OperationId, StaffWrite>>;
