import { useLingui } from '@lingui/react/macro';
import type { ReservationEvent } from '#contract/names.ts';

/** Who did it: a colleague by name, or the guest, the payment service, the system. */
export function useActorName(): (event: Pick<ReservationEvent, 'actor' | 'actorName'>) => string {
  const { t } = useLingui();
  const guest = t({ id: 'admin.reservation.guest', message: 'De gast' });
  const unnamed: Partial<Record<string, string>> = {
    visitor: guest,
    customer: guest,
    provider: t({ id: 'admin.reservation.provider', message: 'De betaaldienst' }),
    system: t({ id: 'admin.audit.system', message: 'Het systeem' }),
  };
  const former = t({ id: 'admin.audit.formerStaff', message: 'Een oud-medewerker' });
  return ({ actor, actorName }) => actorName ?? unnamed[actor] ?? former;
}
