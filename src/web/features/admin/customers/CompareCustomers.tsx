import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { CustomerMergeField, CustomerMergePreview } from '#contract/names.ts';
import { isFreeToGo, mayMerge, mergeFields, otherSide, sidesOf } from '#domain/people/mergedCustomer.ts';
import type { MergeChoice, MergeSide } from '#domain/people/mergedCustomer.ts';
import { doNotesFit, longestNote } from '#domain/people/staffNote.ts';
import type { CustomerActionsEvent } from '#machines/customerActions/customerActions.types.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { useMoment } from '../kit/useMoment.ts';
import { fullName } from './fullName.ts';
import { focusOn } from './focusOn.ts';
import * as css from './Merge.css.ts';
import { MergeWarnings } from './MergeWarnings.tsx';
import { useMergeWords } from './useMergeWords.ts';

type CompareProps = {
  preview: CustomerMergePreview;
  choice: MergeChoice;
  onChoose: (
    event: Extract<
      CustomerActionsEvent,
      { type: 'account.kept' | 'value.kept' | 'double.rejected' | 'comparison.agreed' }
    >,
  ) => void;
};

const bothSides: readonly MergeSide[] = ['own', 'other'];

/** Both accounts side by side: which login stays, which value of each field, and what each has. */
export function CompareCustomers({ preview, choice, onChoose }: CompareProps) {
  const { t } = useLingui();
  const words = useMergeWords();
  const sides = sidesOf(preview, choice);
  const isFilled = (field: CustomerMergeField): boolean =>
    bothSides.some((side) => preview[side].customer[field] !== null);
  const booking = fullName(preview[otherSide(choice.stays)].customer);
  const isFree = isFreeToGo(preview, choice);
  const doFit = doNotesFit(preview.own, preview.other);
  return (
    <div ref={focusOn} tabIndex={-1} className={css.steps}>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {bothSides.map((side) => (
              <th key={side} scope="col">
                {fullName(preview[side].customer)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ChoiceRow
            label={t({ id: 'admin.merge.stays', message: 'Dit account blijft' })}
            texts={{ own: preview.own.customer.email, other: preview.other.customer.email }}
            chosen={choice.stays}
            onChoose={(side) => onChoose({ type: 'account.kept', side })}
          />
          {mergeFields.filter(isFilled).map((field) => (
            <ChoiceRow
              key={field}
              label={words.labels[field]}
              texts={{
                own: words.textOf(preview.own.customer, field),
                other: words.textOf(preview.other.customer, field),
              }}
              chosen={sides[field]}
              onChoose={(side) => onChoose({ type: 'value.kept', field, side })}
            />
          ))}
          <Possessions preview={preview} />
        </tbody>
      </table>
      <MergeWarnings preview={preview} choice={choice} />
      {isFree ? null : (
        <Note kind="danger">
          <Trans id="admin.merge.in_use">
            {booking} is nu aan het boeken of betalen. Wacht tot dat klaar is, of laat het andere account blijven.
          </Trans>
        </Note>
      )}
      {doFit ? null : (
        <Note kind="danger">
          <Trans id="admin.merge.notes">
            De notities passen samen niet in {longestNote} tekens. Kort er eerst een in.
          </Trans>
        </Note>
      )}
      <div className={dialogButtons}>
        <Button kind="text" onClick={() => onChoose({ type: 'double.rejected' })}>
          <Trans id="admin.merge.back">Kies iemand anders</Trans>
        </Button>
        {mayMerge(preview, choice) ? (
          <Button onClick={() => onChoose({ type: 'comparison.agreed' })}>
            <Trans id="admin.customer.erase.next">Verder</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

type ChoiceRowProps = {
  label: string;
  texts: Record<MergeSide, string>;
  /** Undefined where both are the same. */
  chosen: MergeSide | undefined;
  onChoose: (side: MergeSide) => void;
};

function ChoiceRow({ label, texts, chosen, onChoose }: ChoiceRowProps) {
  const name = useId();
  return (
    <tr>
      <th scope="row" id={name}>
        {label}
      </th>
      {bothSides.map((side) => (
        <td key={side}>
          {chosen === undefined ? (
            texts[side]
          ) : (
            <label className={css.choice}>
              <input
                type="radio"
                name={name}
                aria-describedby={name}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              <span>{texts[side]}</span>
            </label>
          )}
        </td>
      ))}
    </tr>
  );
}

/** What is not chosen: it all comes together, and the newsletter only goes on for who wanted it twice. */
function Possessions({ preview: { own, other } }: { preview: CustomerMergePreview }) {
  const moment = useMoment();
  const row = (key: string, label: ReactNode, one: ReactNode, two: ReactNode) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      <td>{one}</td>
      <td>{two}</td>
    </tr>
  );
  const yesOrNo = (isYes: boolean) => (isYes ? <Trans id="common.yes">Ja</Trans> : <Trans id="common.no">Nee</Trans>);
  const labels = {
    reservations: <Trans id="admin.merge.reservations">Reserveringen</Trans>,
    orders: <Trans id="account.orders">Bestellingen</Trans>,
    subscriptions: <Trans id="admin.customer.cards">Abonnementen en badenkaarten</Trans>,
    giftCards: <Trans id="admin.customer.gift_cards">Cadeaubonnen en vouchers</Trans>,
    remarks: <Trans id="admin.merge.remarks">Opmerkingen</Trans>,
    passkeys: <Trans id="admin.merge.passkeys">Passkeys</Trans>,
  };
  return (
    <>
      {row(
        'newsletter',
        <Trans id="admin.field.newsletter">Nieuwsbrief</Trans>,
        yesOrNo(own.customer.newsletter),
        yesOrNo(other.customer.newsletter),
      )}
      {own.note + other.note === ''
        ? null
        : row('note', <Trans id="admin.field.note">Notitie</Trans>, own.note || '–', other.note || '–')}
      {row('since', <Trans id="admin.merge.since">Klant sinds</Trans>, moment(own.createdAt), moment(other.createdAt))}
      {(Object.keys(labels) as (keyof typeof labels)[])
        .filter((of) => own[of] + other[of] > 0)
        .map((of) => row(of, labels[of], own[of], other[of]))}
    </>
  );
}
