import type { ReactNode } from 'react';
import { DayFacts } from './DayFacts.tsx';
import * as css from './dayChoice.css.ts';

export function DayBar({ action }: { action: ReactNode }) {
  return (
    <div className={css.bar}>
      <DayFacts className={css.barFacts} />
      {action}
    </div>
  );
}
