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

type RemoveExceptionProps = {
  /** The removal, as the dry run knows it. */
  change: PlanningChange;
  remove: (force: boolean) => Promise<unknown>;
  leave: () => Promise<void>;
};

/** Names the bookings that it leaves outside, before it is done. */
export function RemoveException({ change, remove, leave }: RemoveExceptionProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { save, dialog } = useForcedSave();
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
