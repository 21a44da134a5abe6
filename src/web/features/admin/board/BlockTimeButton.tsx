import { Trans } from '@lingui/react/macro';
import type { DayBoard } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { newBlockedTime } from './blockedTimes.ts';
import type { BlockedTimeRef } from './useBlockedTime.ts';
import { useNowMinute } from './useNowMinute.ts';

type BlockTimeButtonProps = { actor: BlockedTimeRef; board: DayBoard; readAt: number };

/** From today on, for who may. */
export function BlockTimeButton({ actor, board, readAt }: BlockTimeButtonProps) {
  const minute = useNowMinute(board, readAt);
  const draft = newBlockedTime(board, minute);
  const mayBlock = usePermission('change_reservations') && board.date >= board.now.date && draft.resourceId !== '';
  if (!mayBlock) return null;
  return (
    <Button kind="outline" size="small" onClick={() => actor.send({ type: 'blockedTime.requested', draft })}>
      <Trans id="board.block">Tijd blokkeren</Trans>
    </Button>
  );
}
