import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { PlanningChange } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { readResourcesAgain } from '#web/queries/admin/resources.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { toastError, toastSuccess } from '#web/ui/toast.ts';
import { useForcedSave } from '../openingTimes/useForcedSave.tsx';
import { useOfferUndo } from '../kit/undo/offerUndo.ts';

type RemoveExceptionProps = {
  /** The removal, as the dry run knows it. */
  change: PlanningChange;
  remove: (force: boolean) => Promise<unknown>;
  /** Makes it again; null where that would lose what this browser may not see. */
  restore: { create: (force: boolean) => Promise<unknown>; change: PlanningChange } | null;
  leave: () => Promise<void>;
};

/** Names the bookings that it leaves outside, before it is done. */
export function RemoveException({ change, remove, restore, leave }: RemoveExceptionProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { save, dialog } = useForcedSave();
  const offerUndo = useOfferUndo();
  const removed = t({ id: 'opening.removed', message: 'Uitzondering verwijderd' });
  const onRemove = async (): Promise<void> => {
    try {
      await save(remove, change);
    } catch (error) {
      if (refusedBy(error).problem !== 'in_use') toastError(refusedText(refusedBy(error)));
      return;
    }
    await leave();
    await readResourcesAgain(client);
    toastSuccess(removed);
    if (restore === null) return;
    offerUndo({
      change: restore.change,
      restore: async (force) => {
        await restore.create(force);
        await readResourcesAgain(client);
      },
    });
  };
  return (
    <>
      <Button kind="outline" size="small" icon={<Icon name="trash" />} onClick={() => void onRemove()}>
        <Trans id="opening.remove">Uitzondering verwijderen</Trans>
      </Button>
      {dialog}
    </>
  );
}
