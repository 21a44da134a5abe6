import { useLingui } from '@lingui/react/macro';
import type { GiftCardMovement } from '#contract/names.ts';

export function useMovementNames(): Record<GiftCardMovement['kind'], string> {
  const { t } = useLingui();
  return {
    bought: t({ id: 'credit.movement.bought', message: 'uitgegeven' }),
    redeemed: t({ id: 'credit.movement.redeemed', message: 'besteed' }),
    returned: t({ id: 'credit.movement.returned', message: 'teruggekomen' }),
    refunded: t({ id: 'credit.movement.refunded', message: 'uitgegeven als terugbetaling' }),
    corrected: t({ id: 'credit.movement.corrected', message: 'gecorrigeerd' }),
    blocked: t({ id: 'credit.movement.blocked', message: 'geblokkeerd' }),
    freed: t({ id: 'credit.movement.freed', message: 'vrijgegeven' }),
  };
}
