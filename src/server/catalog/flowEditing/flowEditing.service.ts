import { isDeepStrictEqual } from 'node:util';
import type { FlowDefinition, FlowForm, FlowParts, FlowUpdate, ListedFlow } from '#contract/names.ts';
import { paysWithVisits } from '#domain/booking/cardVisits.ts';
import { flowFormErrors } from '#domain/catalog/flowForm.ts';
import { flowLacks } from '#domain/catalog/flowLacks.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inCheckedTransaction, inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectUnused, expectValid, expectVersion } from '#server/http/expect.ts';
import type { Venue } from '#server/http/handlers.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import type { FieldProblem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { imagesById } from '../images.service.ts';
import {
  changeDefinition,
  deleteDefinition,
  insertDefinition,
  lockDefinition,
  readDefinition,
  readPublished,
} from './flowDefinitions.repo.ts';
import type { DefinitionRow, FlowKey } from './flowDefinitions.repo.ts';
import { cleanForm, formOf } from './flowForms.ts';
import { listFlows } from './flowList.repo.ts';
import { isAddressTaken, readFlowParts, readFormFacts } from './flowParts.repo.ts';
import { markFlowRemoved, usesOf, writePublished } from './publishedFlow.repo.ts';

/** Changes throw `not_found` and `version_conflict`. Visitors see what is published and nothing else. */
export interface FlowEditing {
  list(venueId: string, query: ListQuery): Promise<List<ListedFlow>>;
  read(venue: Venue, id: string): Promise<FlowDefinition>;
  parts(venueId: string): Promise<FlowParts>;
  create(venue: Venue, form: FlowForm): Promise<FlowDefinition>;
  /** Saves a draft; the same as what visitors see is none. */
  update(venue: Venue, id: string, form: FlowUpdate): Promise<FlowDefinition>;
  /** Throws `flow_incomplete` with what the draft lacks. */
  publish(venue: Venue, id: string, version: number): Promise<FlowDefinition>;
  discard(venue: Venue, id: string, version: number): Promise<FlowDefinition>;
  /** As it was saved last. Throws `flow_incomplete` with what it lacks. */
  complete(db: Db, venue: Venue, id: string): Promise<FlowForm>;
  /** Throws `in_use` while the start page has it or somebody is booking it. Its reservations stay. */
  remove(venue: Venue, id: string): Promise<void>;
}

interface Deps {
  db: Db;
  newId: () => string;
  /** On a day that can be booked. */
  opens: (db: Db, venue: Venue) => Promise<boolean>;
}

export function makeFlowEditing(deps: Deps): FlowEditing {
  const { db } = deps;
  const keyOf = ({ venueId }: Venue, id: string): FlowKey => ({ venueId, id });
  return {
    list: (venueId, query) => listFlows(db, venueId, query),
    read: async (venue, id) => view(deps, db, venue, await edited(db, keyOf(venue, id))),
    parts: (venueId) => readFlowParts(db, venueId),
    create: (venue, form) => create(deps, venue, form),
    update: (venue, id, form) => inTransaction(db, (tx) => update(deps, tx, { venue, id, form })),
    publish: (venue, id, version) => inCheckedTransaction(db, (tx) => publish(deps, tx, { venue, id, version })),
    discard: (venue, id, version) => inTransaction(db, (tx) => discard(deps, tx, { venue, id, version })),
    complete: async (on, venue, id) => completeForm(deps, on, venue, await edited(on, keyOf(venue, id))),
    remove: (venue, id) => inTransaction(db, (tx) => remove(tx, keyOf(venue, id))),
  };
}

interface EditedFlow {
  key: FlowKey;
  row: DefinitionRow;
  published: FlowForm | null;
  form: FlowForm;
  state: FlowDefinition['state'];
}

/** Throws `not_found`. */
async function edited(db: Db, key: FlowKey, locked?: DefinitionRow): Promise<EditedFlow> {
  const row = locked ?? expectFound(await readDefinition(db, key));
  const stored = await readPublished(db, key);
  const published = stored && formOf(stored);
  const state = published === null ? 'draft' : row.draft === null ? 'published' : 'changed';
  return { key, row, published, form: expectFound(row.draft ?? published ?? undefined), state };
}

async function locked(tx: Tx, key: FlowKey, version: number): Promise<EditedFlow> {
  return edited(tx, key, expectVersion(await lockDefinition(tx, key), version));
}

/** What an audit entry says. */
const audited = ({ form, state }: EditedFlow): object => ({ ...form, state });

async function lacksOf({ opens }: Deps, db: Db, venue: Venue, { key, form }: EditedFlow) {
  const facts = await readFormFacts(db, key, form);
  return flowLacks(form, { ...facts, opens: await opens(db, venue), isFree: paysWithVisits(form) });
}

/** Throws `flow_incomplete`. */
async function completeForm(deps: Deps, db: Db, venue: Venue, flow: EditedFlow): Promise<FlowForm> {
  const lacks = await lacksOf(deps, db, venue, flow);
  if (lacks.length > 0) throw problem('flow_incomplete', { extensions: { lacks } });
  return flow.form;
}

async function view(deps: Deps, db: Db, venue: Venue, flow: EditedFlow): Promise<FlowDefinition> {
  const { key, row, published, form, state } = flow;
  const images = await imagesById(db, key.venueId, [form.imageId], 'nl');
  return {
    id: key.id,
    state,
    form,
    published,
    lacks: await lacksOf(deps, db, venue, flow),
    image: images.get(form.imageId ?? '') ?? null,
    version: row.version,
    changedAt: row.changedAt?.toISOString() ?? null,
  };
}

async function addressErrors(tx: Tx, key: FlowKey, slug: string): Promise<FieldProblem[]> {
  return (await isAddressTaken(tx, key, slug)) ? [{ pointer: '/slug', code: 'duplicate' }] : [];
}

function create(deps: Deps, venue: Venue, form: FlowForm): Promise<FlowDefinition> {
  const key = { venueId: venue.venueId, id: deps.newId() };
  // Groups have ids of their own: the form may be a copy of another flow.
  const checkinGroups = form.checkinGroups.map(({ id: _other, ...group }) => group);
  const draft = cleanForm({ ...form, checkinGroups }, deps.newId);
  return inTransaction(deps.db, async (tx) => {
    expectValid([...flowFormErrors(draft), ...(await addressErrors(tx, key, draft.slug))]);
    await insertDefinition(tx, key, draft);
    const after = await edited(tx, key);
    await recordChange(tx, { ...key, kind: 'flow' }, { action: 'created', after: audited(after) });
    return view(deps, tx, venue, after);
  });
}

type Saved = { venue: Venue; id: string; form: FlowUpdate };

async function update(deps: Deps, tx: Tx, { venue, id, form }: Saved): Promise<FlowDefinition> {
  const key = { venueId: venue.venueId, id };
  const before = await locked(tx, key, form.version);
  const draft = cleanForm(form, deps.newId);
  const retyped = draft.type === before.form.type ? [] : [{ pointer: '/type', code: 'not_allowed' }];
  expectValid([...flowFormErrors(draft), ...retyped, ...(await addressErrors(tx, key, draft.slug))]);
  await changeDefinition(tx, key, isDeepStrictEqual(draft, before.published) ? null : draft);
  return changed(deps, tx, { venue, before });
}

type Versioned = { venue: Venue; id: string; version: number };

async function publish(deps: Deps, tx: Tx, { venue, id, version }: Versioned): Promise<FlowDefinition> {
  const key = { venueId: venue.venueId, id };
  const before = await locked(tx, key, version);
  if (before.state === 'published') return view(deps, tx, venue, before);
  try {
    await writePublished(tx, key, await completeForm(deps, tx, venue, before));
  } catch (error) {
    if (!isUniqueViolation(error, 'flow_slug')) throw error;
    throw problem('validation_failed', { errors: [{ pointer: '/slug', code: 'duplicate' }] });
  }
  await changeDefinition(tx, key, null);
  return changed(deps, tx, { venue, before });
}

/** Throws `not_found` for a flow that was never published: that is removed. */
async function discard(deps: Deps, tx: Tx, { venue, id, version }: Versioned): Promise<FlowDefinition> {
  const before = await locked(tx, { venueId: venue.venueId, id }, version);
  if (before.published === null) throw problem('not_found');
  if (before.state === 'changed') await changeDefinition(tx, before.key, null);
  return changed(deps, tx, { venue, before });
}

async function changed(
  deps: Deps,
  tx: Tx,
  { venue, before }: { venue: Venue; before: EditedFlow },
): Promise<FlowDefinition> {
  const { key } = before;
  const after = await edited(tx, key);
  await recordChange(
    tx,
    { ...key, kind: 'flow' },
    { action: 'changed', before: audited(before), after: audited(after) },
  );
  return view(deps, tx, venue, after);
}

async function remove(tx: Tx, key: FlowKey): Promise<void> {
  const before = await edited(tx, key, expectFound(await lockDefinition(tx, key)));
  if (before.published !== null) {
    expectUnused(await usesOf(tx, key));
    await markFlowRemoved(tx, key);
  }
  await deleteDefinition(tx, key);
  await recordChange(tx, { ...key, kind: 'flow' }, { action: 'removed', before: audited(before) });
}
