import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Refused } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { OfferUndo } from '../kit/undo/offerUndo.ts';
import { useUndoNotices } from '../kit/undoBar/useUndo.ts';
import { useForcedSave } from '../openingTimes/useForcedSave.tsx';
import { RemovedBar } from './RemovedBar.tsx';
import { startRemoval } from './startRemoval.ts';

/** What pages offer by `useOfferUndo`. */
export function RemovalProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { save, dialog } = useForcedSave();
  const [{ actor, offer }] = useState(() => startRemoval(save));
  useUndoNotices(actor, t({ id: 'admin.removal.restored', message: 'Teruggezet' }), refusedOutsideDialog);
  return (
    <OfferUndo value={offer}>
      {children}
      <RemovedBar actor={actor} />
      {dialog}
    </OfferUndo>
  );
}

/** What is in use is said by the dialog that asked. */
const refusedOutsideDialog = (refused: Refused): string | null =>
  refused.problem === 'in_use' ? null : refusedText(refused);
