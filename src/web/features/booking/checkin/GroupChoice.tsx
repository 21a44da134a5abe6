import { useLingui } from '@lingui/react/macro';
import { useFlow, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { useGroup } from '#web/features/scheduling/guests/useGroup.ts';
import { RadioTags } from '#web/ui/RadioTags.tsx';

/** The part of the day; nothing with a single group. */
export function GroupChoice() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { checkinGroups } = useFlow();
  const group = useGroup();
  if (checkinGroups.length < 2) return null;
  return (
    <RadioTags
      label={t({ id: 'checkin.group', message: 'Wanneer kom je ontspannen?' })}
      size="tall"
      options={checkinGroups.map(({ id, name }) => ({ value: id, label: name }))}
      value={group?.id}
      onChange={(checkinGroupId) => actor.send({ type: 'checkinGroup.chosen', checkinGroupId })}
    />
  );
}
