import { sql } from 'kysely';
import { richTexts } from '#domain/catalog/htmlTexts.ts';
import type { FlowForm, UsedBy } from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import type { FlowKey } from './flowDefinitions.repo.ts';

/** Visitors see this from the end of the transaction. Throws a unique violation of `flow_slug`. */
export async function writePublished(tx: Tx, key: FlowKey, form: FlowForm): Promise<void> {
  const { venueId, id } = key;
  await keepFormerAddress(tx, key, form.slug);
  const values = {
    slug: form.slug,
    name: JSON.stringify(form.name),
    description: JSON.stringify(richTexts(form.description)),
    imageId: form.imageId,
    checkoutType: form.checkoutType,
    config: JSON.stringify({
      checkoutText: richTexts(form.checkoutText),
      checkoutConfirmTitle: form.checkoutConfirmTitle,
    }),
    productId: form.productId,
  };
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from flow where venue_id = ${venueId})`;
  await tx
    .insertInto('flow')
    .values({ venueId, id, type: form.type, position, ...values })
    .onConflict((conflict) => conflict.columns(['venueId', 'id']).doUpdateSet(values))
    .execute();
  await writeParts(tx, key, form);
}

async function keepFormerAddress(tx: Tx, { venueId, id }: FlowKey, slug: string): Promise<void> {
  await tx.deleteFrom('flowAddress').where('venueId', '=', venueId).where('slug', '=', slug).execute();
  await sql`insert into flow_address (venue_id, slug, flow_id)
    select venue_id, slug, id from flow where venue_id = ${venueId} and id = ${id} and slug <> ${slug}
    on conflict (venue_id, slug) do update set flow_id = excluded.flow_id`.execute(tx);
}

async function writeParts(tx: Tx, { venueId, id: flowId }: FlowKey, form: FlowForm): Promise<void> {
  for (const table of ['subFlow', 'flowEntry', 'checkinGroup'] as const) {
    await tx.deleteFrom(table).where('venueId', '=', venueId).where('flowId', '=', flowId).execute();
  }
  const subFlows = form.steps.slice(1).map(({ name, description, contentType }, position) => ({
    venueId,
    flowId,
    position,
    name: JSON.stringify(name),
    description: JSON.stringify(richTexts(description)),
    type: contentType,
  }));
  const entries = form.steps.flatMap(({ entryIds }, at) =>
    entryIds.map((categoryId, position) => ({ venueId, flowId, page: at + 1, position, categoryId })),
  );
  const groups = form.checkinGroups.map(({ id = '', name, entryProductId, activityProductId }, position) => ({
    venueId,
    id,
    flowId,
    name: JSON.stringify(name),
    entryProductId,
    activityProductId,
    position,
  }));
  if (subFlows.length > 0) await tx.insertInto('subFlow').values(subFlows).execute();
  if (entries.length > 0) await tx.insertInto('flowEntry').values(entries).execute();
  if (groups.length > 0) await tx.insertInto('checkinGroup').values(groups).execute();
}

/** Sections of the start page, promo codes that hold or will, and reservations that are being made. Locks the flow. */
export async function usesOf(tx: Tx, { venueId, id }: FlowKey): Promise<UsedBy[]> {
  await tx.selectFrom('flow').select('id').where('venueId', '=', venueId).where('id', '=', id).forUpdate().execute();
  const { rows } = await sql<UsedBy>`
    select 'startSection' as kind, s.id, coalesce(s.name ->> 'nl', '') as name
    from start_flow f join start_section s on s.venue_id = f.venue_id and s.id = f.section_id
    where f.venue_id = ${venueId} and f.flow_id = ${id}
    union all
    select 'promoCode', p.id, p.code from promo_code p join venue v on v.venue_id = p.venue_id
    where p.venue_id = ${venueId} and ${id} = any(p.flow_ids) and p.active
      and (p.to_date is null or p.to_date >= (kuur_now() at time zone v.time_zone)::date)
    union all
    select 'reservation', r.id, '' from reservation r
    where r.venue_id = ${venueId} and r.flow_id = ${id} and r.state = 'hold' and r.expires_at > kuur_now()`.execute(tx);
  return rows;
}

/** Its reservations stay, and its address is free. */
export async function markFlowRemoved(tx: Tx, { venueId, id }: FlowKey): Promise<void> {
  await tx.deleteFrom('flowAddress').where('venueId', '=', venueId).where('flowId', '=', id).execute();
  await tx
    .updateTable('flow')
    .set({ removedAt: sql<Date>`kuur_now()` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}
