import type { Handlers } from '#server/http/handlers.ts';
import { venueFor } from '#server/http/staffCaller.ts';
import type { KindsService } from './kinds.service.ts';
import type { SkillsService } from './skills.service.ts';

type KindOperations = Pick<
  Handlers,
  | 'listResourceKinds'
  | 'createResourceKind'
  | 'getResourceKind'
  | 'updateResourceKind'
  | 'deleteResourceKind'
  | 'listSkills'
  | 'createSkill'
  | 'getSkill'
  | 'updateSkill'
  | 'deleteSkill'
>;

export const kindOperations = (kinds: KindsService, skills: SkillsService): KindOperations => ({
  listResourceKinds: async ({ context, query }) => ({
    status: 200,
    body: await kinds.list(venueFor(context, 'readPlanning'), query),
  }),
  createResourceKind: async ({ context, body }) => ({
    status: 201,
    body: { data: await kinds.create(venueFor(context, 'changePlanning'), body) },
  }),
  getResourceKind: async ({ context, params }) => ({
    status: 200,
    body: { data: await kinds.read(venueFor(context, 'readPlanning'), params.id) },
  }),
  updateResourceKind: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await kinds.update(venueFor(context, 'changePlanning'), params.id, body) },
  }),
  deleteResourceKind: async ({ context, params }) => {
    await kinds.remove(venueFor(context, 'changePlanning'), params.id);
    return { status: 204 };
  },
  listSkills: async ({ context, query }) => ({
    status: 200,
    body: await skills.list(venueFor(context, 'readPlanning'), query),
  }),
  createSkill: async ({ context, body }) => ({
    status: 201,
    body: { data: await skills.create(venueFor(context, 'changePlanning'), body) },
  }),
  getSkill: async ({ context, params }) => ({
    status: 200,
    body: { data: await skills.read(venueFor(context, 'readPlanning'), params.id) },
  }),
  updateSkill: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await skills.update(venueFor(context, 'changePlanning'), params.id, body) },
  }),
  deleteSkill: async ({ context, params }) => {
    await skills.remove(venueFor(context, 'changePlanning'), params.id);
    return { status: 204 };
  },
});
