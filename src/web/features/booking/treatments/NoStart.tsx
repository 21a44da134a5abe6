import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { offeredAlternatives, reasonOfNone, type TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import { OtherPrice } from '#web/features/catalog/offer/OtherPrice.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { alternativeLabel } from '#web/i18n/alternativeLabel.ts';
import { reasonSentence } from '#web/i18n/reasonSentences.ts';
import { Note } from '#web/ui/Note.tsx';
import { Offers } from '#web/ui/Offers.tsx';

/** The reason and alternatives when a day has no start. */
export function NoStart({ picker }: { picker: TimePickerRef }) {
  const { i18n } = useLingui();
  const reason = useSelector(picker, reasonOfNone);
  const alternatives = useSelector(picker, offeredAlternatives);
  return (
    <>
      <Note kind="warning" role="status" title={<Trans id="times.none">Geen beschikbare tijden gevonden</Trans>}>
        {reason === null ? null : <p>{i18n._(reasonSentence(reason))}</p>}
      </Note>
      <Offers
        label={<Trans id="notBooked.instead">Wat wel kan</Trans>}
        offers={alternatives}
        textOf={(alternative) => alternativeLabel(alternative, currentLocale())}
        priceOf={({ price }) => <OtherPrice cents={price} />}
        onTake={(alternative) => picker.send({ type: 'alternative.chosen', alternative })}
      />
    </>
  );
}
