import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { useConfig } from '#web/queries/settings.ts';
import { Counter } from '#web/ui/Counter.tsx';

export function PersonControl() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { personCount: count } = useReservation(draft);
  const { maxPersons } = useConfig();
  return (
    <Counter
      label={t({ id: 'checkin.persons', message: 'Aantal personen' })}
      value={count}
      min={1}
      max={maxPersons}
      onChange={(personCount) => actor.send({ type: 'personCount.changed', personCount })}
      text={t({ id: 'common.persons', message: plural(count, { one: '# persoon', other: '# personen' }) })}
      lessLabel={t({ id: 'checkin.persons.less', message: 'Een persoon minder' })}
      limitHint={t({
        id: 'checkin.persons.limit',
        message: `Met meer dan ${maxPersons}? Bel of mail ons, dan plannen we jullie dag samen.`,
      })}
      moreLabel={t({ id: 'checkin.persons.more', message: 'Een persoon meer' })}
    />
  );
}
