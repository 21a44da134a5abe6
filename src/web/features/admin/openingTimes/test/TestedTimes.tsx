import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './DateTest.css.ts';
import { refusedTimes } from './refusedTimes.ts';
import { useTestReasons } from './useTestReasons.ts';

type Tested = { time: string; reason: Parameters<ReturnType<typeof useTestReasons>>[0] | null };

/** One thing that can be booked: what of it is offered, and below it the other times with their reason. */
export function TestedTimes({
  name,
  times,
  children,
}: {
  name: string;
  times: readonly Tested[];
  children: ReactNode;
}) {
  const wordsOf = useTestReasons();
  return (
    <li className={css.tested}>
      <h4>{name}</h4>
      {times.some(({ reason }) => reason === null) ? (
        children
      ) : (
        <p>
          <Trans id="opening.test.nothing">Geen tijden.</Trans>
        </p>
      )}
      <ul className={css.refused}>
        {refusedTimes(times, wordsOf).map(({ words, times: refused }) => (
          <li key={words}>
            <b>{words}</b> {refused.join(', ')}
          </li>
        ))}
      </ul>
    </li>
  );
}
