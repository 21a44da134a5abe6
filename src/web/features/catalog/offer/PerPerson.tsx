import { Trans } from '@lingui/react/macro';
import { perPerson } from '#web/ui/PickerCard.css.ts';
import { ShownPrice } from './ShownPrice.tsx';

export function PerPerson(price: { cents: number; varies?: boolean | undefined }) {
  return (
    <>
      <ShownPrice {...price} />{' '}
      <span className={perPerson}>
        <Trans id="common.perPerson">p.p.</Trans>
      </span>
    </>
  );
}
