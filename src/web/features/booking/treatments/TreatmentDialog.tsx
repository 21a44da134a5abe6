import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Product } from '#contract/names.ts';
import { nodesOf } from '#domain/catalog/richText.ts';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { AddButton } from './AddButton.tsx';
import { AfterAdding } from './AfterAdding.tsx';
import { TreatmentChoices } from './TreatmentChoices.tsx';
import * as css from './treatments.css.ts';
import { useTreatment } from './useTreatment.ts';

type TreatmentDialogProps = { product: Product };

/** The card's content on phones. Adding closes it. */
export function TreatmentDialog({ product }: TreatmentDialogProps) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { fallbackImage } = useConfig();
  const choice = useTreatment(product);
  const id = useId();
  const lang = product.untranslated ? 'nl' : undefined;
  const words = nodesOf(product.description);
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: 'dialog.closed' })}
      title={<span lang={lang}>{plainText(product.name)}</span>}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <div className={css.choices}>
        <Picture image={product.image} fallback={fallbackImage} width={350} className={css.dialogPicture} />
        {words.length === 0 ? null : (
          <div lang={lang} className={css.words}>
            <RichText text={words} />
          </div>
        )}
        <TreatmentChoices product={product} choice={choice} />
        <AddButton id={id} kind="filled" product={product} choice={choice} />
        <AfterAdding product={product} focusHome={id} />
      </div>
    </Dialog>
  );
}
