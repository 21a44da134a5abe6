import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { ProgressLine } from './ProgressLine.tsx';
import * as css from './StepBar.css.ts';
import { container } from './theme/layout.css.ts';

type PhoneBarProps = {
  progress: { label: string; value: number; max: number };
  basket?: {
    label: string;
    title: string;
    total: string;
    count: number;
    onOpen: () => void;
  };
  next?: ReactNode;
  /** Replaces `next` on the last step. */
  stepName?: ReactNode;
};

export function PhoneBar({ progress, basket, next, stepName }: PhoneBarProps) {
  return (
    <div className={css.phoneOnly}>
      <ProgressLine {...progress} />
      <div className={joinClasses(container, css.phoneRow)}>
        {basket === undefined ? (
          <span style={{ flex: 1 }} />
        ) : (
          <button type="button" className={css.basket} aria-label={basket.label} onClick={basket.onOpen}>
            <span className={css.basketIcon}>
              <Icon name="basket" size={24} />
              {basket.count > 0 ? <span className={css.count}>{basket.count}</span> : null}
            </span>
            <span className={css.basketWords}>
              <span className={css.basketTitle}>{basket.title}</span>
              <span className={css.basketTotal}>{basket.total}</span>
            </span>
          </button>
        )}
        {next ?? (stepName === undefined ? null : <span className={css.stepName}>{stepName}</span>)}
      </div>
    </div>
  );
}
