import { useEffect, useState } from 'react';
import * as css from './Spinner.css.ts';

/**
 * A ring after `delay` ms and the words below it 700 ms later; both at once without a delay, as wherever money moves. Only
 * the words where no motion is preferred.
 */
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
          <span className={css.words({ atOnce: delay === 0 })}>{label}</span>
        </>
      ) : null}
    </div>
  );
}
