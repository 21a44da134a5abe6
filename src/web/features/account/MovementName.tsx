import { Trans } from '@lingui/react/macro';
import type { CreditMovement } from '#contract/names.ts';

export function MovementName({ kind }: Pick<CreditMovement, 'kind'>) {
  switch (kind) {
    case 'bought':
      return <Trans id="account.movement.bought">Gekocht</Trans>;
    case 'redeemed':
      return <Trans id="account.movement.redeemed">Gebruikt</Trans>;
    case 'returned':
      return <Trans id="account.movement.returned">Teruggekomen</Trans>;
    case 'refunded':
      return <Trans id="account.movement.refunded">Terugbetaald op de bon</Trans>;
    case 'corrected':
      return <Trans id="account.movement.corrected">Aangepast door ons</Trans>;
    case 'blocked':
      return <Trans id="account.movement.blocked">Geblokkeerd</Trans>;
    case 'freed':
      return <Trans id="account.movement.freed">Weer te gebruiken</Trans>;
  }
}
