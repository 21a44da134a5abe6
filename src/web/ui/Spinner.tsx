import { useEffect, useState } from 'react';
import * as css from './Spinner.css.ts';

/** Appears after `delay` ms; text instead of motion where that is preferred. */
export function Spinner({ label, delay = 300 }: { label: string; delay?: number }) {
  const [late, setLate] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <div role="status" className={css.wrap}>
      {late ? (
        <>
          <span className={css.ring} aria-hidden="true" />
          <span className={css.words}>{label}</span>
        </>
      ) : null}
    </div>
  );
}
