import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, type ReactNode } from 'react';
import {
  currentStep,
  hasProducts,
  openDialog,
  showsSummary,
  visitState,
} from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { Main } from '#web/ui/Main.tsx';
import { media } from '#web/ui/theme/breakpoints.ts';
import { container, screenHeight, sticky, withPanel } from '#web/ui/theme/layout.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import * as css from './Flow.css.ts';
import { FailureNote } from '#web/features/scheduling/outcome/FailureNote.tsx';
import { FlowBar } from './FlowBar.tsx';
import { FlowWindows } from './FlowWindows.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { PhoneBack } from './PhoneBack.tsx';
import { OutcomeNote } from './OutcomeNote.tsx';
import { StepTitle } from './StepTitle.tsx';
import { useFocusOnView } from './useFocusOnView.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

const BasketSheet = lazyPart('booking', () => import('./BasketSheet.tsx'), 'BasketSheet');

/** Failures without a place of their own on the page. */
const ofThePage = ['cancel_failed', 'removal_failed', 'prepare_failed', 'checkout_failed'] as const;

type FlowLayoutProps = {
  children: ReactNode;
  /** Stands below the summary. */
  planning: ReactNode;
};

export function FlowLayout({ children, planning }: FlowLayoutProps) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const state = useReservation(visitState);
  const step = useReservation(currentStep);
  const panel = useReservation(showsSummary);
  const phone = useMedia(media.phone);
  const basketOpen = useReservation((snapshot) => openDialog(snapshot)?.kind === 'basket');
  const filled = useReservation(hasProducts);
  useEffect(() => {
    if (phone && filled) BasketSheet.preload();
  }, [phone, filled]);
  useFocusOnView();
  const typed = (): void => actor.send({ type: 'text.typed' });
  const onPayment = step === 'payment';
  return (
    <div className={css.root} data-machine="reservation" data-state={state} data-step={step} onInput={typed}>
      <StepTitle />
      <div
        className={joinClasses(screenHeight, panel ? joinClasses(container, withPanel, css.withPanelPage) : css.page)}
      >
        <Main inRow>
          {panel ? <PhoneBack /> : null}
          <div className={panel ? undefined : container}>
            <FailureNote of={ofThePage} className={css.holdNote} />
            <OutcomeNote />
          </div>
          {children}
        </Main>
        {panel ? (
          <aside
            aria-label={t({ id: 'flow.summary.title', message: 'Overzicht' })}
            className={joinClasses(sticky, css.asideStack, onPayment ? css.asideOnPhones : css.aside)}
          >
            <SummaryPanel locked={onPayment} />
            {phone ? null : <div className={css.planning}>{planning}</div>}
          </aside>
        ) : null}
      </div>
      <div className={css.barSlot}>
        <HoldNotice />
        {panel ? <FlowBar /> : null}
      </div>
      {basketOpen ? (
        <Suspense>
          <BasketSheet planning={phone ? planning : null} />
        </Suspense>
      ) : null}
      <FlowWindows />
    </div>
  );
}
