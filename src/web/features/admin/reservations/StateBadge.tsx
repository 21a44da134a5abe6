import { useLingui } from '@lingui/react/macro';
import type { ReservationState } from '#contract/names.ts';
import { Badge, type BadgeKind } from '#web/ui/Badge.tsx';

/** What staff call each state. */
export function useStateWords(): Record<ReservationState, string> {
  const { t } = useLingui();
  return {
    hold: t({ id: 'admin.reservation.hold', message: 'In een winkelmand' }),
    confirmed: t({ id: 'admin.reservation.confirmed', message: 'Geboekt' }),
    checked_in: t({ id: 'admin.reservation.checkedIn', message: 'Ingecheckt' }),
    completed: t({ id: 'admin.reservation.completed', message: 'Vertrokken' }),
    no_show: t({ id: 'admin.reservation.noShow', message: 'Niet gekomen' }),
    cancelled: t({ id: 'admin.reservation.cancelled', message: 'Geannuleerd' }),
    expired: t({ id: 'admin.reservation.expired', message: 'Verlopen' }),
  };
}

const kinds: Record<ReservationState, BadgeKind> = {
  hold: 'moss',
  confirmed: 'moss',
  checked_in: 'success',
  completed: 'success',
  no_show: 'warning',
  cancelled: 'danger',
  expired: 'danger',
};

export function StateBadge({ state }: { state: ReservationState }) {
  return <Badge kind={kinds[state]}>{useStateWords()[state]}</Badge>;
}
