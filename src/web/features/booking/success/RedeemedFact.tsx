import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { Fact } from './Fact.tsx';

export function RedeemedFact({ cents }: { cents: number }) {
  if (cents <= 0) return null;
  const redeemed = formatEuro(cents, currentLocale());
  return <Fact icon="gift" value={<Trans id="success.redeemed">Ingewisseld: {redeemed}</Trans>} />;
}
