import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { previousStep, stepStates, type StepState } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { PhoneBar } from '#web/ui/PhoneBar.tsx';
import { StepBar, type Step } from '#web/ui/StepBar.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './Flow.css.ts';
import { NextButton } from './NextButton.tsx';
import { useBasket } from './useBasket.ts';
import { useStepLabels } from './useStepLabels.ts';

const areEqual = (before: StepState[], after: StepState[]): boolean => JSON.stringify(before) === JSON.stringify(after);

export function FlowBar() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const labels = useStepLabels();
  const steps = useReservation(stepStates, areEqual);
  const basket = useBasket();
  const at = Math.max(
    0,
    steps.findIndex(({ current }) => current),
  );
  const [number, count, name] = [at + 1, steps.length, labels[at] ?? ''];
  const isLast = number === count;
  const total = formatEuro(basket.cents, currentLocale());
  const open = (): void => actor.send({ type: 'dialog.opened', dialog: { kind: 'basket' } });
  return (
    <BottomBar label={t({ id: 'flow.bar', message: 'Voortgang' })}>
      <PhoneBar
        progress={{
          label: t({ id: 'flow.progress', message: `Stap ${number} van ${count}: ${name}` }),
          value: number,
          max: count,
        }}
        basket={{ label: basket.label, title: basket.title, total, count: basket.count, onOpen: open }}
        {...(isLast ? { stepName: <LastStep number={number} name={name} /> } : { next: <NextButton /> })}
      />
      <StepBar
        label={t({ id: 'flow.steps', message: 'Stappen' })}
        doneText={t({ id: 'flow.steps.done', message: 'afgerond' })}
        steps={steps.map((step) => barStep(step, labels[step.index] ?? '', actor.send))}
        previous={<PreviousButton />}
        next={
          <div className={css.barNext}>
            {basket.count === 0 ? null : (
              <span className={css.barTotal} aria-hidden="true">
                {total}
              </span>
            )}
            <NextButton />
          </div>
        }
      />
      <TotalAnnouncer count={basket.count} text={basket.label} />
    </BottomBar>
  );
}

/** Reads out the new total, without moving the focus; not the one the page came with. */
function TotalAnnouncer({ count, text }: { count: number; text: string }) {
  const [first] = useState(text);
  return (
    <div role="status">
      <VisuallyHidden>{text === first || count === 0 ? '' : text}</VisuallyHidden>
    </div>
  );
}

type Send = ReturnType<typeof useReservationActor>['send'];

function barStep({ id, open, current, done }: StepState, label: string, send: Send): Step {
  const state = current ? 'current' : done ? 'done' : 'todo';
  if (current) return { id, label, state };
  return {
    id,
    label,
    state,
    link: (children, className) => (
      <button
        type="button"
        disabled={!open}
        className={joinClasses(css.stepButton, className)}
        onClick={() => send({ type: 'step.requested', step: id })}
      >
        {children}
      </button>
    ),
  };
}

function LastStep({ number, name }: { number: number; name: string }) {
  return (
    <>
      <span className={css.lastStep}>
        <Trans id="flow.last_step">
          Stap {number} van {number}
        </Trans>
      </span>
      {name}
    </>
  );
}

/** On the first step it leads to the start page. */
function PreviousButton() {
  const actor = useReservationActor();
  const previous = useReservation(previousStep);
  const icon = <Icon name="chevronLeft" />;
  const word = <Trans id="flow.previous">Vorige</Trans>;
  if (previous === null) {
    return (
      <Link to="/" className={buttonClass({ kind: 'outline' })}>
        {icon}
        {word}
      </Link>
    );
  }
  return (
    <Button kind="outline" icon={icon} onClick={() => actor.send({ type: 'step.requested', step: previous })}>
      {word}
    </Button>
  );
}
