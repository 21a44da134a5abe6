import type { CustomerMerge, CustomerMergeField, CustomerMergePreview, CustomerMergeSide } from '#contract/names.ts';
import { doNotesFit } from './staffNote.ts';

export const mergeFields = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'phone',
  'gender',
  'address',
] as const satisfies readonly CustomerMergeField[];

type Mergeable = Record<CustomerMergeField, unknown> & { newsletter: boolean };

/** Of which one value has to go. */
export const differingFields = (own: Mergeable, other: Mergeable): CustomerMergeField[] =>
  mergeFields.filter((field) => JSON.stringify(own[field]) !== JSON.stringify(other[field]));

/** What the account that stays lacks and the other has. */
const lackingFields = (own: Mergeable, other: Mergeable): CustomerMergeField[] =>
  differingFields(own, other).filter((field) => own[field] === null);

export type MergeSide = 'own' | 'other';

/** Whose value of each differing field stays: as chosen, else that of the account that stays, unless only the other has one. */
export function mergeSides<Details extends Mergeable>(
  sides: Record<MergeSide, Details>,
  stays: MergeSide,
  chosen: Partial<Record<CustomerMergeField, MergeSide>>,
): Partial<Record<CustomerMergeField, MergeSide>> {
  const goes = otherSide(stays);
  const lacking = lackingFields(sides[stays], sides[goes]);
  return Object.fromEntries(
    differingFields(sides.own, sides.other).map((field) => [
      field,
      chosen[field] ?? (lacking.includes(field) ? goes : stays),
    ]),
  );
}

export const otherSide = (side: MergeSide): MergeSide => (side === 'own' ? 'other' : 'own');

export type MergeChoice = {
  stays: MergeSide;
  /** Whose value of a field stays, where staff said so. */
  chosen: Partial<Record<CustomerMergeField, MergeSide>>;
};

export const sidesOf = ({ own, other }: CustomerMergePreview, { stays, chosen }: MergeChoice) =>
  mergeSides({ own: own.customer, other: other.customer }, stays, chosen);

/** The account that goes is free of what it books or pays. */
export const isFreeToGo = (preview: Record<MergeSide, Pick<CustomerMergeSide, 'usedBy'>>, { stays }: MergeChoice) =>
  preview[otherSide(stays)].usedBy.length === 0;

/** Nothing holds the account that goes, and nothing of the notes would be cut. */
export const mayMerge = (preview: CustomerMergePreview, choice: MergeChoice): boolean =>
  isFreeToGo(preview, choice) && doNotesFit(preview.own, preview.other);

/** Who stays, and what the request for it says but the password. */
export function mergeOf(
  preview: CustomerMergePreview,
  choice: MergeChoice,
): { staysId: string; merge: Omit<CustomerMerge, 'password'> } {
  const goesSide = otherSide(choice.stays);
  const [stays, goes] = [preview[choice.stays], preview[goesSide]];
  const sides = sidesOf(preview, choice);
  return {
    staysId: stays.customer.id,
    merge: {
      otherId: goes.customer.id,
      version: stays.version,
      otherVersion: goes.version,
      fromOther: mergeFields.filter((field) => sides[field] === goesSide),
    },
  };
}

/** The newsletter goes on only for who asked for it in both accounts. */
export function mergedDetails<Details extends Mergeable>(
  own: Details,
  other: Details,
  fromOther: readonly CustomerMergeField[],
): Details {
  const chosen = Object.fromEntries(fromOther.map((field) => [field, other[field]]));
  return { ...own, ...chosen, newsletter: own.newsletter && other.newsletter };
}

type Account = { email: string; pendingEmail: string | null; formerEmails: readonly string[] };

/** Every address that was one of theirs, but the one that stays. */
export function formerEmailsOf(own: Account, other: Account): string[] {
  const all = [...own.formerEmails, ...other.formerEmails, other.email, other.pendingEmail];
  return [...new Set(all)].filter((email): email is string => email !== null && email !== own.email);
}
