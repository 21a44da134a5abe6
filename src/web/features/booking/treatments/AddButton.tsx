import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/names.ts';
import { isAsked } from '#machines/reservation/planning.selectors.ts';
import { isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { plainText } from '#web/i18n/plainText.ts';
import { Button, type ButtonKind } from '#web/ui/Button.tsx';
import { bookableIds } from './treatmentOf.ts';
import * as css from './treatments.css.ts';
import type { TreatmentChoice } from './useTreatment.ts';

type AddButtonProps = { id: string; kind: ButtonKind; product: Product; choice: TreatmentChoice };

/** Says why it is not possible yet: a group that is too small. */
export function AddButton({ id, kind, product, choice }: AddButtonProps) {
  const { t } = useLingui();
  const isRequested = useReservation((snapshot) => bookableIds(product).some((each) => isAsked(each)(snapshot)));
  const busy = useReservation(isBusy) && isRequested;
  const tooFew = choice.forWhom.persons.length === 0;
  const { guests: size } = product;
  const name = plainText(product.name);
  return (
    <div className={css.foot}>
      <Button
        id={id}
        kind={kind}
        full
        aria-label={t({ id: 'treatments.add', message: `Voeg toe: ${name}` })}
        aria-disabled={tooFew}
        aria-describedby={tooFew ? `${id}-few` : undefined}
        busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}
        onClick={choice.add}
      >
        <Trans id="common.add">Voeg toe</Trans>
      </Button>
      {tooFew ? (
        <p id={`${id}-few`} className={css.words}>
          {t({
            id: 'treatments.tooFew',
            message: plural(size, {
              2: 'Hiervoor kom je met zijn tweeën. Verhoog het aantal personen.',
              other: 'Hiervoor kom je met # personen. Verhoog het aantal personen.',
            }),
          })}
        </p>
      ) : null}
    </div>
  );
}
