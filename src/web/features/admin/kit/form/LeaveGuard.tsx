import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isLeaving, isUnsaved } from '#machines/editing/editing.selectors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { EditingRef } from './useEditing.ts';

/** Asks before a link, the way back or a closing tab loses what was typed. */
export function LeaveGuard({ actor }: { actor: EditingRef }) {
  const { t } = useLingui();
  const open = useSelector(actor, isLeaving);
  useBlocker({
    shouldBlockFn: ({ current, next }) => (current.pathname === next.pathname ? false : mayNotLeave(actor)),
    enableBeforeUnload: () => isUnsaved(actor.getSnapshot()),
  });
  const stay = (): void => actor.send({ type: 'leave.dismissed' });
  return (
    <Dialog
      alert
      open={open}
      onClose={stay}
      title={t({ id: 'admin.leave.title', message: 'Weggaan zonder op te slaan?' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="text" onClick={() => actor.send({ type: 'leave.confirmed' })}>
            <Trans id="admin.leave.go">Weggaan</Trans>
          </Button>
          <Button data-first-focus onClick={stay}>
            <Trans id="admin.leave.stay">Hier blijven</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans id="admin.leave.text">Wat je hier veranderde is nog niet opgeslagen.</Trans>
      </p>
    </Dialog>
  );
}

function mayNotLeave(actor: EditingRef): Promise<boolean> {
  return new Promise((resolve) => {
    const answers = [actor.on('leave.allowed', () => answer(false)), actor.on('leave.stopped', () => answer(true))];
    const answer = (blocked: boolean): void => {
      for (const { unsubscribe } of answers) unsubscribe();
      resolve(blocked);
    };
    actor.send({ type: 'leave.requested' });
  });
}
