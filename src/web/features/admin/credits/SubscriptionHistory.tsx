import { Plural, Trans } from '@lingui/react/macro';
import type { SubscriptionMovement } from '#contract/names.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import * as css from '../kit/Lines.css.ts';
import { useMoment } from '../kit/useMoment.ts';
import { useMovementNames } from './useMovementNames.ts';

/** Every visit and correction, and what was left on the card after it, the newest first. */
export function SubscriptionHistory({ movements }: { movements: readonly SubscriptionMovement[] }) {
  const moment = useMoment();
  const names = useMovementNames();
  return (
    <section className={card} aria-labelledby="card-history">
      <h2 id="card-history" className={type.h3}>
        <Trans id="credit.history">Verloop</Trans>
      </h2>
      <ul className={css.lines}>
        {movements.map(({ kind, change, balance, number, reason, at }) => (
          <li key={`${at} ${kind} ${number ?? ''}`} className={css.line}>
            <span className={css.texts}>
              {[moment(at), names[kind], number ?? '', reason]
                .filter((text) => text !== '')
                .map((text) => (
                  <span key={text}>{text}</span>
                ))}
            </span>
            <span className={css.end}>
              {change === 0 ? '' : `${change > 0 ? '+' : ''}${change} `}
              {balance === null ? null : (
                <Plural id="credit.visits.after" value={balance} one="· nog # bezoek" other="· nog # bezoeken" />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
