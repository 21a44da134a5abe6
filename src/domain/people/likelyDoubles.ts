import type { DoubleReason } from '#contract/names.ts';
import { normalPhone } from './contact.ts';

export interface Comparable {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: { zipCode: string } | null;
}

/**
 * What is the same, apart from how it is written, the most telling first:
 * the e-mail address without dots and '+…' before the '@'; the number that is dialled, 06… and +316… being one; first and
 * last name without accents and signs, at one postcode. A name alone says nothing.
 */
export function doubleReasons(one: Comparable, other: Comparable): DoubleReason[] {
  return (Object.keys(keys) as DoubleReason[]).filter((reason) => {
    const key = keys[reason](one);
    return key !== null && key === keys[reason](other);
  });
}

/** Those with a reason, who share the most first. */
export function likelyDoubles<Candidate extends Comparable>(
  one: Comparable,
  candidates: readonly Candidate[],
): (Candidate & { reasons: DoubleReason[] })[] {
  return candidates
    .map((candidate) => ({ ...candidate, reasons: doubleReasons(one, candidate) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length);
}

const keys: Record<DoubleReason, (person: Comparable) => string | null> = {
  email: ({ email }) => {
    const [local = '', domain = ''] = email.toLowerCase().split('@');
    return `${local.split('+')[0]!.replaceAll('.', '')}@${domain}`;
  },
  phone: ({ phone }) => normalPhone(phone)?.replace(/^0/, '+31') ?? null,
  name_and_zip_code: ({ firstName, lastName, address }) => {
    const zipCode = lettersOf(address?.zipCode ?? '');
    return zipCode === '' ? null : [firstName, lastName].map(lettersOf).join(' ') + zipCode;
  },
};

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
