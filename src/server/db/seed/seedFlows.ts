import type { Tx } from '../schema.ts';
import { demoFlows, demoStart } from './demoFlows.ts';
import { demoVenueId } from './demoVenue.ts';
import { activityIdOf } from './seedCatalogue.ts';

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
  const groups = demoFlows.flatMap((flow) =>
    (flow.groups ?? []).map(({ name, entryId }, position) => ({
      venueId,
      id: `groep-${flow.slug}-${position + 1}`,
      flowId: flow.slug,
      name: JSON.stringify(name),
      entryProductId: entryId,
      activityProductId: activityIdOf({ id: entryId }),
      position,
    })),
  );
  await tx.insertInto('checkinGroup').values(groups).execute();
  const sections = demoStart.map(({ id, name }, position) => ({ venueId, id, name: JSON.stringify(name), position }));
  await tx.insertInto('startSection').values(sections).execute();
  const starts = demoStart.flatMap(({ id, flows: slugs }) =>
    slugs.map((flowId, position) => ({ venueId, sectionId: id, flowId, position })),
  );
  await tx.insertInto('startFlow').values(starts).execute();
}
