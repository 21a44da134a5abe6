import { Trans } from '@lingui/react/macro';
import { Icon } from '#web/ui/Icon.tsx';
import * as css from './checkout.css.ts';

export function SecurityLine() {
  return (
    <p className={css.security}>
      <Icon name="lock" size={16} />
      <Trans id="checkout.security">Veilig betalen via onze betaalpartner</Trans>
    </p>
  );
}
