import { useLingui } from '@lingui/react/macro';
import type { BoardBlock } from '#contract/names.ts';
import type { IconName } from '#web/ui/iconPaths.ts';

export type BoardStateWords = { text: string; icon: IconName | null };

/** Of a booking; what is only expected needs no word. */
export function useBoardStates(): (block: Pick<BoardBlock, 'kind' | 'state'>) => BoardStateWords | null {
  const { t } = useLingui();
  const words: Record<NonNullable<BoardBlock['state']>, BoardStateWords | null> = {
    expected: null,
    arrived: { text: t({ id: 'board.state.arrived', message: 'binnen' }), icon: 'check' },
    busy: { text: t({ id: 'board.state.busy', message: 'bezig' }), icon: 'clock' },
    late: { text: t({ id: 'board.state.late', message: 'te laat' }), icon: 'warning' },
    done: { text: t({ id: 'board.state.done', message: 'klaar' }), icon: 'check' },
    no_show: { text: t({ id: 'board.state.noShow', message: 'niet gekomen' }), icon: 'close' },
  };
  const held = { text: t({ id: 'board.state.held', message: 'wordt geboekt' }), icon: null };
  return ({ kind, state }) => (state === null ? (kind === 'item' ? held : null) : words[state]);
}
