import type { Kysely } from 'kysely';
import type {
  Customer,
  CustomerMerge,
  CustomerMergePreview,
  CustomerMergeSide,
  LikelyDouble,
} from '#contract/names.ts';
import { likelyDoubles } from '#domain/people/likelyDoubles.ts';
import { mergedDetails } from '#domain/people/mergedCustomer.ts';
import { doNotesFit, mergedNote } from '#domain/people/staffNote.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectUnused, expectValid, expectVersion } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { readCandidates } from './likelyDoubles.repo.ts';
import { lockAccounts, mergeAccounts } from './mergeAccounts.ts';
import type { LockedAccount } from './mergeAccounts.ts';
import { openHoldsOf, readMergeCounts } from './mergeSides.repo.ts';
import type { PersonalDataDeps } from './personalData.service.ts';

type Details = Omit<LockedAccount, 'id' | 'version' | 'note' | 'pendingEmail' | 'formerEmails'>;

export interface MergingDeps extends Pick<PersonalDataDeps, 'findCustomer' | 'assertPassword'> {
  db: Kysely<Database>;
  /** Of valid values; another address waits for its mail. */
  changeCustomer(tx: Tx, change: { venueId: string; id: string; values: Details; language: Language }): Promise<void>;
}

type Caller = { venue: LimitedVenue; language: Language };

export type MergingService = ReturnType<typeof makeMergingService>;

/** Two accounts of one person become one. All throw `not_found` for who was erased or merged. */
export function makeMergingService(deps: MergingDeps) {
  const { db } = deps;

  async function sideOf(venueId: string, id: string): Promise<CustomerMergeSide> {
    const [customer, counts] = [await deps.findCustomer(venueId, id), await readMergeCounts(db, { venueId, id })];
    if (!customer || !counts) throw problem('not_found');
    return { customer, ...counts, usedBy: await openHoldsOf(db, { venueId, id }) };
  }

  return {
    async doublesOf(venueId: string, id: string): Promise<LikelyDouble[]> {
      const candidates = await readCandidates(db, { venueId, id });
      if (!candidates) throw problem('not_found');
      const doubles = likelyDoubles(candidates.one, candidates.others).slice(0, 10);
      return doubles.map(({ firstName: _first, lastName: _last, address: _address, ...summary }) => summary);
    },

    async preview(venueId: string, { id, otherId }: { id: string; otherId: string }): Promise<CustomerMergePreview> {
      if (id === otherId) throw problem('not_found');
      return { own: await sideOf(venueId, id), other: await sideOf(venueId, otherId) };
    },

    /**
     * Throws `version_conflict`, `in_use` while the other books or pays, `validation_failed` also when the notes do not fit
     * together, `too_many_requests`.
     */
    async merge(
      { venue, language }: Caller,
      { id, staffId }: { id: string; staffId: string },
      { password, ...merge }: CustomerMerge,
    ): Promise<Customer> {
      if (id === merge.otherId) throw problem('not_found');
      await deps.assertPassword('staff', { venue, id: staffId, password });
      const { venueId } = venue;
      await inTransaction(db, (tx) => mergeAsRead(tx, deps, { venueId, id, language, ...merge }));
      const customer = await deps.findCustomer(venueId, id);
      if (!customer) throw problem('not_found');
      return customer;
    },
  };
}

type Order = Omit<CustomerMerge, 'password'> & { venueId: string; id: string; language: Language };

async function mergeAsRead(tx: Tx, deps: MergingDeps, order: Order): Promise<void> {
  const { venueId, id, otherId, language } = order;
  const accounts = await lockAccounts(tx, venueId, [id, otherId]);
  const [own, other] = [
    expectVersion(
      accounts.find((account) => account.id === id),
      order.version,
    ),
    expectVersion(
      accounts.find((account) => account.id === otherId),
      order.otherVersion,
    ),
  ];
  expectValid(doNotesFit(own, other) ? [] : [{ pointer: '/otherId', code: 'too_long' }]);
  expectUnused(await openHoldsOf(tx, { venueId, id: otherId }));
  const moved = await mergeAccounts(tx, { venueId, own, other });
  const values = detailsOf(mergedDetails(own, other, order.fromOther));
  await deps.changeCustomer(tx, { venueId, id, values, language });
  await recordChange(
    tx,
    { venueId, kind: 'customer', id },
    {
      action: 'merged',
      before: own,
      after: {
        ...own,
        ...values,
        formerEmails: [other.email],
        note: mergedNote(own, other),
        mergedFrom: otherId,
        ...moved,
      },
    },
  );
  await recordChange(
    tx,
    { venueId, kind: 'customer', id: otherId },
    { action: 'merged', before: { ...other, ...moved }, after: { mergedInto: id } },
  );
}

const detailsOf = ({
  id: _id,
  version: _v,
  note: _n,
  pendingEmail: _p,
  formerEmails: _f,
  ...details
}: LockedAccount): Details => details;
