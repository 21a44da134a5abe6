import type { ReactNode } from 'react';
import { bar } from './StepBar.css.ts';

/** Stays at the bottom of the window; holds `PhoneBar` and `StepBar`, each seen at its own width. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={bar}>{children}</div>;
}
