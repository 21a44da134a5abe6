import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { DateTest, NotBookedReason } from '#contract/names.ts';

type StayReason = NonNullable<DateTest['stays'][number]['arrivals'][number]['reason' | 'limit']>;
type Reason = StayReason | NotBookedReason;

const other = msg({ id: 'opening.test.unavailable', message: 'dan niet te boeken' });

const words: Partial<Record<Reason, MessageDescriptor>> = {
  past: msg({ id: 'opening.test.past', message: 'al voorbij' }),
  notice: msg({ id: 'opening.test.notice', message: 'te kort van tevoren' }),
  closed: msg({ id: 'opening.test.closed', message: 'buiten de openingstijden' }),
  full: msg({ id: 'opening.test.full', message: 'geen plaats voor zoveel gasten' }),
  longest_stay: msg({ id: 'opening.test.longest', message: 'langer blijven kan niet' }),
  pool_full: msg({ id: 'opening.test.poolFull', message: 'geen plaats voor zoveel gasten' }),
  no_roster: msg({ id: 'opening.test.noRoster', message: 'niemand in het rooster die dit doet' }),
  no_therapist: msg({ id: 'opening.test.noTherapist', message: 'geen therapeut vrij' }),
  no_room: msg({ id: 'opening.test.noRoom', message: 'geen ruimte vrij' }),
  no_common_time: msg({ id: 'opening.test.noCommonTime', message: 'niet voor iedereen tegelijk' }),
  stay_too_short: msg({ id: 'opening.test.stay', message: 'past niet binnen een verblijf' }),
};

/** Why a time is not offered, to stand behind the time. */
export function useTestReasons(): (reason: Reason) => string {
  const { i18n } = useLingui();
  return (reason) => i18n._(words[reason] ?? other);
}
