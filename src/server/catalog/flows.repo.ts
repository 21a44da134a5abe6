import type { Db } from '#server/db/schema.ts';

const summary = ['flow.id', 'flow.slug', 'flow.name', 'flow.description', 'flow.imageId', 'flow.type'] as const;

export function readStart(db: Db, venueId: string) {
  return db
    .selectFrom('startSection')
    .innerJoin('startFlow', (join) =>
      join.onRef('startFlow.venueId', '=', 'startSection.venueId').onRef('startFlow.sectionId', '=', 'startSection.id'),
    )
    .innerJoin('flow', (join) =>
      join.onRef('flow.venueId', '=', 'startFlow.venueId').onRef('flow.id', '=', 'startFlow.flowId'),
    )
    .select(['startSection.id as sectionId', 'startSection.name as sectionName'])
    .select(summary)
    .where('startSection.venueId', '=', venueId)
    .orderBy('startSection.position')
    .orderBy('startSection.id')
    .orderBy('startFlow.position')
    .orderBy('flow.id')
    .execute();
}

export function readFlow(db: Db, venueId: string, key: { id: string } | { slug: string }) {
  const query = db
    .selectFrom('flow')
    .select([...summary, 'flow.checkoutType', 'flow.config', 'flow.productId'])
    .where('flow.venueId', '=', venueId);
  return (
    'id' in key ? query.where('flow.id', '=', key.id) : query.where('flow.slug', '=', key.slug)
  ).executeTakeFirst();
}

export function readSubFlows(db: Db, venueId: string, flowId: string) {
  return db
    .selectFrom('subFlow')
    .select(['name', 'description', 'type'])
    .where('venueId', '=', venueId)
    .where('flowId', '=', flowId)
    .orderBy('position')
    .execute();
}

export function readCheckinGroups(db: Db, venueId: string, flowId: string) {
  return db
    .selectFrom('checkinGroup')
    .innerJoin('product as entry', (join) =>
      join.onRef('entry.venueId', '=', 'checkinGroup.venueId').onRef('entry.id', '=', 'checkinGroup.entryProductId'),
    )
    .innerJoin('product as activity', (join) =>
      join
        .onRef('activity.venueId', '=', 'checkinGroup.venueId')
        .onRef('activity.id', '=', 'checkinGroup.activityProductId'),
    )
    .select([
      'checkinGroup.id',
      'checkinGroup.name',
      'entry.id as entryId',
      'entry.xplanId as entryXplanId',
      'activity.xplanId as activityXplanId',
    ])
    .where('checkinGroup.venueId', '=', venueId)
    .where('checkinGroup.flowId', '=', flowId)
    .orderBy('checkinGroup.position')
    .orderBy('checkinGroup.id')
    .execute();
}
