import type { ReactNode } from 'react';
import { bar } from './StepBar.css.ts';

/** Sticks to the bottom of the window; holds `PhoneBar` and `StepBar`. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={bar}>
      {children}
    </section>
  );
}
