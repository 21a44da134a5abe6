import { Trans, useLingui } from '@lingui/react/macro';
import type { DateTest } from '#contract/names.ts';
import { plainText } from '#web/i18n/plainText.ts';
import * as css from './DateTest.css.ts';
import { TestedTimes } from './TestedTimes.tsx';
import { useTestReasons } from './useTestReasons.ts';

/** The arrivals that are offered, each with its departures and why nobody may stay longer. */
export function TestedStay({ name, arrivals }: DateTest['stays'][number]) {
  const { t } = useLingui();
  const wordsOf = useTestReasons();
  const title = plainText(name);
  return (
    <TestedTimes name={title} times={arrivals}>
      <table
        className={css.arrivals}
        aria-label={t({ id: 'opening.test.arrivalsOf', message: `Aankomsten: ${title}` })}
      >
        <thead>
          <tr>
            <th scope="col">
              <Trans id="opening.test.arrival">Aankomst</Trans>
            </th>
            <th scope="col">
              <Trans id="opening.test.departures">Vertrek</Trans>
            </th>
            <th scope="col">
              <Trans id="opening.test.limit">Waarom niet later</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {arrivals
            .filter(({ reason }) => reason === null)
            .map(({ time, departures, limit }) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                <td>{rangeText(departures)}</td>
                <td>{limit === null ? null : wordsOf(limit)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </TestedTimes>
  );
}

/** Departures after one arrival have no gaps. */
const rangeText = (times: readonly string[]): string =>
  times.length > 1 ? `${times[0]} – ${times.at(-1)}` : (times[0] ?? '');
