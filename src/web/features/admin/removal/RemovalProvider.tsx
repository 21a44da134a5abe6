import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { toastError, toastSuccess } from '#web/ui/toast.ts';
import { OfferUndo } from '../kit/undo/offerUndo.ts';
import { useForcedSave } from '../openingTimes/useForcedSave.tsx';
import { RemovedBar } from './RemovedBar.tsx';
import { startRemoval } from './startRemoval.ts';

/** What pages offer by `useOfferUndo`. */
export function RemovalProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { save, dialog } = useForcedSave();
  const [{ actor, offer, lastFailure }] = useState(() => startRemoval(save));
  const restored = t({ id: 'admin.removal.restored', message: 'Teruggezet' });
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', ({ code }) => {
      if (code === 'restored') return toastSuccess(restored);
      const refused = refusedBy(lastFailure());
      if (refused.problem !== 'in_use') toastError(refusedText(refused));
    });
    return unsubscribe;
  }, [actor, lastFailure, restored]);
  return (
    <OfferUndo value={offer}>
      {children}
      <RemovedBar actor={actor} />
      {dialog}
    </OfferUndo>
  );
}
