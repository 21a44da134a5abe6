import { useLingui } from '@lingui/react/macro';
import type { CardField } from '#web/actors/cardFields.ts';
import { CardFieldFrame } from './CardFieldFrame.tsx';
import * as css from './cardFields.css.ts';

/** Frames of the payment provider: card data never reaches this page. */
export function CardFields() {
  const { t } = useLingui();
  const fields: { field: CardField; label: string }[] = [
    { field: 'cardHolder', label: t({ id: 'checkout.card.holder', message: 'Naam op kaart' }) },
    { field: 'cardNumber', label: t({ id: 'checkout.card.number', message: 'Kaartnummer' }) },
    { field: 'expiryDate', label: t({ id: 'checkout.card.expiry', message: 'Vervaldatum' }) },
    { field: 'verificationCode', label: t({ id: 'checkout.card.code', message: 'Beveiligingscode' }) },
  ];
  return (
    <div className={css.fields}>
      {fields.map(({ field, label }) => (
        <CardFieldFrame key={field} field={field} label={label} />
      ))}
    </div>
  );
}
