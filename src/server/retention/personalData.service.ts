import type { PersonalData } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { collectPersonalData } from './collectPersonalData.ts';
import type { CollectDeps, PersonView } from './collectPersonalData.ts';
import { erasePerson } from './erasePerson.ts';
import { exportPage } from './exportPage.ts';
import { comingReservationsOf } from './unusedAccounts.repo.ts';

type Proof = { venue: LimitedVenue; id: string; password: string };

export interface PersonalDataDeps extends CollectDeps {
  db: Kysely<Database>;
  /** Throws `validation_failed`, `too_many_requests`. */
  assertPassword(kind: 'customer' | 'staff', proof: Proof): Promise<void>;
}

export type PersonalDataService = ReturnType<typeof makePersonalDataService>;

/** Whoever asks for all of a person, or for their end, proves with a password to be who is logged in. */
export function makePersonalDataService(deps: PersonalDataDeps) {
  async function exported(view: PersonView): Promise<{ file: PersonalData; page: string }> {
    const file = await collectPersonalData(deps, view);
    const { venueId } = view.venue;
    await inTransaction(deps.db, (tx) =>
      recordChange(tx, { venueId, kind: 'customer', id: view.id }, { action: 'exported' }),
    );
    return { file, page: exportPage(file, view) };
  }

  async function erased({ venueId, id }: { venueId: string; id: string }): Promise<void> {
    if (!(await deps.findCustomer(venueId, id))) throw problem('not_found');
    await inTransaction(deps.db, async (tx) => {
      if (await erasePerson(tx, { venueId, id }, { ignoresCards: true })) return;
      throw problem('in_use', { extensions: { usedBy: await comingReservationsOf(tx, { venueId, id }) } });
    });
  }

  return {
    async exportOwn(view: PersonView, password: string) {
      await deps.assertPassword('customer', { venue: view.venue, id: view.id, password });
      return exported(view);
    },

    /** Throws `in_use` while a reservation is under way or to come. */
    async eraseOwn({ venue, id, password }: Proof): Promise<void> {
      await deps.assertPassword('customer', { venue, id, password });
      await erased({ venueId: venue.venueId, id });
    },

    /** Throws `not_found` too. */
    async exportByStaff(view: PersonView, { staffId, password }: { staffId: string; password: string }) {
      await deps.assertPassword('staff', { venue: view.venue, id: staffId, password });
      return exported(view);
    },

    async eraseByStaff(
      { venue, id }: { venue: LimitedVenue; id: string },
      { staffId, password }: { staffId: string; password: string },
    ): Promise<void> {
      await deps.assertPassword('staff', { venue, id: staffId, password });
      await erased({ venueId: venue.venueId, id });
    },
  };
}
