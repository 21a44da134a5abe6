import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonProduct } from '#contract/names.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { removeItem } from '#web/queries/admin/reservations.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import { ActionDialog } from './ActionDialog.tsx';

type RemoveItemDialogProps = { id: string; item: PersonProduct; onClose: () => void };

export function RemoveItemDialog({ id, item, onClose }: RemoveItemDialogProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(removeItem(useQueryClient(), id));
  const name = plainText(item.name);
  const removed = t({ id: 'admin.reservation.done.removed', message: `${name} is verwijderd` });
  return (
    <ActionDialog
      title={t({ id: 'admin.reservation.remove.title', message: `${name} verwijderen?` })}
      action={t({ id: 'admin.reservation.remove', message: 'Verwijder' })}
      onConfirm={async () => {
        await mutateAsync(item.itemId);
        toastSuccess(removed);
      }}
      onClose={onClose}
    >
      <p>
        {item.sharedWith === undefined ? (
          <Trans id="admin.reservation.remove.text">
            De plaats komt vrij en de gast krijgt een mail met de nieuwe reservering. Geld betaal je zelf terug.
          </Trans>
        ) : (
          <Trans id="admin.reservation.remove.duo">
            Dit is een behandeling samen: zij vervalt voor alle gasten ervan. De gast krijgt een mail. Geld betaal je
            zelf terug.
          </Trans>
        )}
      </p>
    </ActionDialog>
  );
}
