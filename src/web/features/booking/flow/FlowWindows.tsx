import { Suspense } from 'react';
import { changedCard, openDialog, question } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';

const InfoDialog = lazyPart('choosing', () => import('./InfoDialog.tsx'), 'InfoDialog');
const ChangeDialog = lazyPart('choosing', () => import('./ChangeDialog.tsx'), 'ChangeDialog');
const ChangeMessageDialog = lazyPart(
  'choosing',
  () => import('#web/features/credits/giftCard/MessageDialog.tsx'),
  'ChangeMessageDialog',
);
const RemovalDialog = lazyPart('choosing', () => import('./RemovalDialog.tsx'), 'RemovalDialog');

/** Loaded only once they are to be shown: most visitors need none. */
export function FlowWindows() {
  const info = useReservation((snapshot) => openDialog(snapshot)?.kind === 'info');
  const kind = useReservation((snapshot) => question(snapshot)?.kind);
  const card = useReservation(changedCard);
  return (
    <Suspense>
      {info ? <InfoDialog /> : null}
      {card === null ? null : <ChangeMessageDialog key={card} />}
      {kind === undefined ? null : kind === 'removal' ? <RemovalDialog /> : <ChangeDialog />}
    </Suspense>
  );
}
