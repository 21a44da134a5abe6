import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanMerits } from '#domain/booking/planMerits.ts';
import { Badge } from '#web/ui/Badge.tsx';
import * as css from './proposals.css.ts';

const hour = 60;

/** What the plan is best at; nothing where the others are as good. */
export function Merit({ merits: { everybodyAtOnce, shorterBy } }: { merits: PlanMerits }) {
  const duration = useDuration(shorterBy);
  if (!everybodyAtOnce && shorterBy === 0) return null;
  return (
    <Badge kind="success">
      {everybodyAtOnce ? (
        <Trans id="proposals.merit.together">Iedereen tegelijk</Trans>
      ) : (
        <Trans id="proposals.merit.shorter">{duration} korter</Trans>
      )}
    </Badge>
  );
}

/** Of the whole group: a plan that spares one guest at another's cost shows it. */
export function Waiting({ minutes }: { minutes: number }) {
  const duration = useDuration(minutes);
  return (
    <p className={css.same}>
      {minutes === 0 ? (
        <Trans id="proposals.waiting.none">Alles sluit op elkaar aan</Trans>
      ) : (
        <Trans id="proposals.waiting">Tussen de behandelingen: bij elkaar {duration}</Trans>
      )}
    </p>
  );
}

/** '2 u 20', '50 min'. */
function useDuration(total: number): string {
  const { t } = useLingui();
  const hours = Math.floor(total / hour);
  const minutes = String(total % hour).padStart(2, '0');
  if (hours === 0) return t({ id: 'proposals.minutes', message: `${total} min` });
  return total % hour === 0
    ? t({ id: 'proposals.hours', message: `${hours} u` })
    : t({ id: 'proposals.hours_minutes', message: `${hours} u ${minutes}` });
}
