import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#web/ui/IconButton.tsx';
import * as css from './Opening.css.ts';

type MonthStepperProps = { title: string; onMove: (by: 1 | -1) => void };

/** Which month or year is shown, between the way to the one before and the one after. */
export function MonthStepper({ title, onMove }: MonthStepperProps) {
  const { t } = useLingui();
  return (
    <div className={css.period}>
      <IconButton
        plain
        icon="chevronLeft"
        label={t({ id: 'opening.earlier', message: 'Eerder' })}
        onClick={() => onMove(-1)}
      />
      <p role="status" className={css.periodName}>
        {title}
      </p>
      <IconButton
        plain
        icon="chevronRight"
        label={t({ id: 'opening.later', message: 'Later' })}
        onClick={() => onMove(1)}
      />
    </div>
  );
}
