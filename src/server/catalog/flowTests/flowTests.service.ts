import type { FlowTest } from '#contract/names.ts';
import { limitCount } from '#domain/values/limits.ts';
import { testPath } from '#domain/values/testPath.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Venue } from '#server/http/handlers.ts';
import { limitReached } from '#server/http/limitReached.ts';
import type { FlowEditing } from '../flowEditing/flowEditing.service.ts';
import { writePublished } from '../flowEditing/publishedFlow.repo.ts';
import {
  copyCatalogue,
  countTests,
  deleteTestVenue,
  endedTests,
  endOlderTests,
  insertTestVenue,
} from './testVenues.repo.ts';

const lifeMinutes = 120;
/** Per venue at once; a further one ends the oldest. */
const mostOpen = 5;

export interface FlowTests {
  /**
   * A copy of the venue in which the flow is as it was saved last. Whoever has its path books in the copy alone. Throws
   * `not_found`, `flow_incomplete`, and `too_many_requests` when too many were made within minutes.
   */
  begin(venue: Venue, flowId: string): Promise<FlowTest>;
}

interface Deps {
  db: Db;
  random: { bytes: (count: number) => Uint8Array };
  editing: Pick<FlowEditing, 'complete'>;
  /** Runs after a test was made. */
  onChange: () => void;
}

export function makeFlowTests(deps: Deps): FlowTests {
  return {
    begin: async (venue, flowId) => {
      const test = await inTransaction(deps.db, (tx) => begin(deps, tx, venue, flowId));
      deps.onChange();
      return test;
    },
  };
}

async function begin({ random, editing }: Deps, tx: Tx, venue: Venue, flowId: string): Promise<FlowTest> {
  const form = await editing.complete(tx, venue, flowId);
  const testOf = venue.venueId;
  const most = limitCount('flowTests', venue.settings);
  if ((await countTests(tx, testOf)) >= most) throw limitReached('flowTests', 600);
  const venueId = `test-${Buffer.from(random.bytes(16)).toString('hex')}`;
  const until = await insertTestVenue(tx, { venueId, testOf }, lifeMinutes);
  await endOlderTests(tx, testOf, mostOpen);
  await copyCatalogue(tx, { venueId, testOf });
  await writePublished(tx, { venueId, id: flowId }, form);
  return { path: testPath(venueId, `/flow/${form.slug}`), until: until.toISOString() };
}

/** Removes the tests that ended, with all that was booked in them. Returns how many. */
export async function removeEndedTests(db: Db): Promise<number> {
  const ended = await endedTests(db);
  for (const venueId of ended) await inTransaction(db, (tx) => deleteTestVenue(tx, venueId));
  return ended.length;
}
