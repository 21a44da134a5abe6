import { useLingui } from '@lingui/react/macro';
import type { BoardArrival } from '#contract/names.ts';
import type { IconName } from '#web/ui/iconPaths.ts';

type Words = { text: string; icon: IconName } | null;

/** Of who booked; who is only expected needs no word. */
export function useArrivalStates(): Record<BoardArrival['state'], Words> {
  const { t } = useLingui();
  return {
    hold: null,
    confirmed: null,
    expired: null,
    cancelled: null,
    checked_in: { text: t({ id: 'board.state.arrived', message: 'binnen' }), icon: 'check' },
    completed: { text: t({ id: 'board.state.gone', message: 'vertrokken' }), icon: 'logout' },
    no_show: { text: t({ id: 'board.state.noShow', message: 'niet gekomen' }), icon: 'close' },
  };
}
