import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#web/i18n/money.ts';
import { Fact } from './Fact.tsx';

export function RedeemedFact({ cents }: { cents: number }) {
  if (cents <= 0) return null;
  const redeemed = formatEuro(cents);
  return <Fact icon="gift" value={<Trans id="success.redeemed">Ingewisseld: {redeemed}</Trans>} />;
}
