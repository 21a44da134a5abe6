import { useLingui } from '@lingui/react/macro';
import type { Repair } from '#contract/names.ts';

/** What a way out is called, and what it does to guests. */
export function useRepairWords(): (repair: Repair) => { title: string; effect: string } {
  const { t } = useLingui();
  const titles: Record<Repair['kind'], string> = {
    fewestMoved: t({ id: 'repairs.fewestMoved', message: 'Zo min mogelijk gasten verplaatsen' }),
    smallestShift: t({ id: 'repairs.smallestShift', message: 'Zo weinig mogelijk schuiven' }),
    sameTimes: t({ id: 'repairs.sameTimes', message: 'Iedereen houdt de eigen tijd' }),
  };
  return ({ kind, movedGuests, leftOverGuests, moves }) => {
    const sameTime = moves.filter(({ fromTime, startTime }) => fromTime === startTime).length;
    return {
      title: titles[kind],
      effect: t({
        id: 'repairs.effect',
        message: `Andere tijd: ${movedGuests} · zelfde tijd: ${sameTime} · zonder plaats: ${leftOverGuests}`,
      }),
    };
  };
}
