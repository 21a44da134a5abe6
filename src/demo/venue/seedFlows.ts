import type { Tx } from '#server/db/schema.ts';
import type { DemoFlow } from './demoFlow.ts';
import { demoFlows, demoStart } from './demoFlows.ts';
import { demoVenueId } from './demoVenue.ts';
import { activityIdOf } from './demoStays.ts';

const venueId = demoVenueId;

/** The flows, their check-in groups and the start page. A flow's id is its slug. */
export async function seedFlows(tx: Tx): Promise<void> {
  const flows = demoFlows.map((flow, position) => ({
    venueId,
    id: flow.slug,
    slug: flow.slug,
    name: JSON.stringify(flow.name),
    description: JSON.stringify(flow.description),
    imageId: flow.imageId,
    type: flow.type,
    checkoutType: flow.checkoutType,
    config: JSON.stringify(flow.config ?? {}),
    productId: flow.productId ?? null,
    position,
  }));
  await tx.insertInto('flow').values(flows).execute();
  await tx.insertInto('checkinGroup').values(demoFlows.flatMap(groupRows)).execute();
  await tx.insertInto('subFlow').values(demoFlows.flatMap(subFlowRows)).execute();
  await tx.insertInto('flowEntry').values(demoFlows.flatMap(pageRows)).execute();
  const sections = demoStart.map(({ id, name }, position) => ({ venueId, id, name: JSON.stringify(name), position }));
  await tx.insertInto('startSection').values(sections).execute();
  const starts = demoStart.flatMap(({ id, flows: slugs }) =>
    slugs.map((flowId, position) => ({ venueId, sectionId: id, flowId, position })),
  );
  await tx.insertInto('startFlow').values(starts).execute();
}

/** A group with a stay of its own stands behind the check-ins of the same entry. */
const groupRows = (flow: DemoFlow) =>
  (flow.groups ?? []).map(({ name, entryId, activityId }, index) => ({
    venueId,
    id: `groep-${flow.slug}-${index + 1}`,
    flowId: flow.slug,
    name: JSON.stringify(name),
    entryProductId: entryId,
    activityProductId: activityId ?? activityIdOf({ id: entryId }),
    position: activityId === undefined ? index : index + 10,
  }));

const subFlowRows = (flow: DemoFlow) =>
  (flow.subFlows ?? []).map(({ name, description, type }, position) => ({
    venueId,
    flowId: flow.slug,
    position,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    type,
  }));

const pageRows = (flow: DemoFlow) =>
  (flow.pages ?? []).flatMap((categoryIds, index) =>
    categoryIds.map((categoryId, position) => ({ venueId, flowId: flow.slug, page: index + 1, position, categoryId })),
  );
