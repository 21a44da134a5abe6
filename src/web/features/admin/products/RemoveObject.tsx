import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { UsedBy } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { removeObject, type Removable } from '#web/queries/admin/products.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toastError, toastSuccess } from '#web/ui/toast.ts';
import { DangerDialog } from '../kit/form/DangerDialog.tsx';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Products.css.ts';

type RemoveObjectProps = {
  kind: Removable;
  id: string;
  name: string;
  onRemoved: () => void;
  /** What else could be done; without it that of products. */
  advice?: ReactNode;
};

/** Asks first; what is still used stays, and is shown with what uses it. */
export function RemoveObject({ kind, id, name, onRemoved, advice }: RemoveObjectProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [usedBy, setUsedBy] = useState<UsedBy[]>([]);
  const mayRemove = useMayRemove(kind);
  const { mutateAsync } = useMutation(removeObject(useQueryClient(), kind, id));
  const removed = t({ id: 'product.removed', message: `${name} is verwijderd` });
  const remove = async (): Promise<void> => {
    try {
      const users = await mutateAsync(undefined);
      setUsedBy(users);
      if (users.length > 0) return;
      toastSuccess(removed);
      onRemoved();
    } catch (error) {
      toastError(refusedText(refusedBy(error)));
    }
  };
  if (!mayRemove) return null;
  return (
    <>
      <Button kind="text" size="small" onClick={() => setAsking(true)}>
        <Trans id="admin.user.remove">Verwijderen</Trans>
      </Button>
      <DangerDialog
        open={asking}
        title={t({ id: 'product.remove.title', message: `${name} verwijderen?` })}
        typed={name}
        action={t({ id: 'admin.user.remove', message: 'Verwijderen' })}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>
          {advice ?? (
            <Trans id="product.remove.text">
              Dat kan niet terug. Wil je het alleen uit het aanbod halen, verberg het dan.
            </Trans>
          )}
        </p>
      </DangerDialog>
      <UsedByDialog usedBy={usedBy} name={name} onClose={() => setUsedBy([])} />
    </>
  );
}

function useMayRemove(kind: Removable): boolean {
  const [catalog, planning] = [usePermission('change_catalog'), usePermission('change_planning')];
  return ['resource', 'resourceKind', 'skill', 'pool'].includes(kind) ? planning : catalog;
}

function UsedByDialog({ usedBy, name, onClose }: { usedBy: UsedBy[]; name: string; onClose: () => void }) {
  const { t } = useLingui();
  const kinds: Partial<Record<UsedBy['kind'], string>> = {
    flow: t({ id: 'used.flow', message: 'Flow' }),
    collection: t({ id: 'admin.kind.collection', message: 'Collectie' }),
    productGroup: t({ id: 'admin.kind.group', message: 'Groep' }),
    product: t({ id: 'admin.kind.product', message: 'Product' }),
    resource: t({ id: 'admin.kind.resource', message: 'Therapeut, ruimte of bed' }),
    skill: t({ id: 'admin.kind.skill', message: 'Vaardigheid' }),
    reservation: t({ id: 'used.reservation', message: 'Reservering' }),
    giftCard: t({ id: 'used.giftCard', message: 'Cadeaubon' }),
    subscription: t({ id: 'used.subscription', message: 'Abonnement' }),
  };
  return (
    <Dialog
      open={usedBy.length > 0}
      onClose={onClose}
      title={t({ id: 'used.title', message: `${name} is nog in gebruik` })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <Note kind="warning">
        <p>
          <Trans id="used.text">Haal het hier eerst weg. Wat ooit is geboekt of verkocht, blijft bewaard.</Trans>
        </p>
      </Note>
      <ul className={css.usedBy}>
        {usedBy.map((user) => (
          <li key={`${user.kind} ${user.id}`}>
            {kinds[user.kind] ?? user.kind}: {user.name}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
