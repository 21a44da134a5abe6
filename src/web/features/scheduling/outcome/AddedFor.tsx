import { Trans } from '@lingui/react/macro';
import { allGuests } from '#domain/booking/guests.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { AddedLine } from '#web/ui/AddedLine.tsx';

/** 'Toegevoegd voor gast 1'; nothing for null. */
export function AddedFor({ guests }: { guests: readonly number[] | null }) {
  return <AddedLine>{guests === null ? null : <Words guests={guests} />}</AddedLine>;
}

function Words({ guests }: { guests: readonly number[] }) {
  if (guests[0] === allGuests) return <Trans id="added.everyone">Toegevoegd voor iedereen</Trans>;
  const numbers = joinList(guests, currentLocale());
  return <Trans id="added.guests">Toegevoegd voor gast {numbers}</Trans>;
}
