import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import * as css from './StepBar.css.ts';
import { container } from './theme/layout.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type StepState = 'todo' | 'current' | 'done';
export type Step = {
  id: string;
  label: string;
  state: StepState;
  /** Renders the step as a link or button with these children and this class. */
  link?: (children: ReactNode, className: string) => ReactNode;
};

type StepBarProps = {
  label: string;
  steps: readonly Step[];
  doneText: string;
  previous?: ReactNode;
  next?: ReactNode;
};

export function StepBar({ label, steps, doneText, previous, next }: StepBarProps) {
  const many = steps.length > 4;
  return (
    <div className={joinClasses(container, css.wideOnly)}>
      <div className={css.row}>
        <div>{previous}</div>
        <nav aria-label={label}>
          <ol className={css.steps({ many })}>
            {steps.map((step, at) => (
              <StepItem key={step.id} step={step} number={at + 1} doneText={doneText} many={many} />
            ))}
          </ol>
        </nav>
        <div className={css.last}>{next}</div>
      </div>
    </div>
  );
}

type StepItemProps = { step: Step; number: number; doneText: string; many: boolean };

function StepItem({ step, number, doneText, many }: StepItemProps) {
  const current = step.state === 'current';
  const done = step.state === 'done';
  const content = (
    <>
      <span className={css.mark({ state: step.state })}>{done ? <Icon name="check" size={18} /> : number}</span>
      <span className={css.words({ current, many })}>{step.label}</span>
      {done ? <VisuallyHidden>{`, ${doneText}`}</VisuallyHidden> : null}
    </>
  );
  const className = css.name({ current });
  return (
    <li className={css.step} data-state={step.state} aria-current={current ? 'step' : undefined}>
      {step.link === undefined ? <span className={className}>{content}</span> : step.link(content, className)}
    </li>
  );
}
