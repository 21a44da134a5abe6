import type { Handlers } from '#server/http/handlers.ts';
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
    body: await kinds.list(context.venue.venueId, query),
  }),
  createResourceKind: async ({ context, body }) => ({
    status: 201,
    body: { data: await kinds.create(context.venue.venueId, body) },
  }),
  getResourceKind: async ({ context, params }) => ({
    status: 200,
    body: { data: await kinds.read(context.venue.venueId, params.id) },
  }),
  updateResourceKind: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await kinds.update(context.venue.venueId, params.id, body) },
  }),
  deleteResourceKind: async ({ context, params }) => {
    await kinds.remove(context.venue.venueId, params.id);
    return { status: 204 };
  },
  listSkills: async ({ context, query }) => ({
    status: 200,
    body: await skills.list(context.venue.venueId, query),
  }),
  createSkill: async ({ context, body }) => ({
    status: 201,
    body: { data: await skills.create(context.venue.venueId, body) },
  }),
  getSkill: async ({ context, params }) => ({
    status: 200,
    body: { data: await skills.read(context.venue.venueId, params.id) },
  }),
  updateSkill: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await skills.update(context.venue.venueId, params.id, body) },
  }),
  deleteSkill: async ({ context, params }) => {
    await skills.remove(context.venue.venueId, params.id);
    return { status: 204 };
  },
});
