import type { ReactNode } from 'react';
import { bar } from './StepBar.css.ts';

/** Stays at the bottom of the window; holds `PhoneBar` and `StepBar`, each seen at its own width. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={bar}>
      {children}
    </section>
  );
}
