import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskSaleForm, DeskSaleOffers } from '#contract/names.ts';
import {
  hasQuantity,
  needsAmount,
  needsCustomer,
  saleTotal,
  type DeskProductOffer,
  type SaleDraft,
  type SaleField,
} from '#domain/payments/deskSale.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CustomerChoice } from '../desk/GuestChoice.tsx';
import { NumberField } from '../kit/form/NumberField.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { useDeskMethods } from '../reservations/useDeskMethods.ts';

type SaleFieldsProps = {
  draft: SaleDraft;
  offer: DeskProductOffer;
  offers: DeskSaleOffers;
  missing: readonly SaleField[];
  onChange: (draft: SaleDraft) => void;
};

export function SaleFields({ draft, offer, offers, missing, onChange }: SaleFieldsProps) {
  const { t } = useLingui();
  const methods = useDeskMethods();
  const maySearch = usePermission('read_guests');
  const euro = (cents: number): string => formatEuro(cents, currentLocale());
  const [least, most, count] = [euro(offers.amount.min), euro(offers.amount.max), offers.maxQuantity];
  const required = t({ id: 'sale.required', message: 'Vul dit in.' });
  const errorOf = (field: SaleField): string | undefined => (missing.includes(field) ? required : undefined);
  const total = saleTotal(draft);
  const sum = total === null ? '' : euro(total);
  return (
    <>
      {needsAmount(offer) ? (
        <>
          <NumberField
            isCents
            label={t({ id: 'credit.amount', message: 'Bedrag' })}
            unit={t({ id: 'settings.euro', message: 'euro' })}
            hint={t({ id: 'sale.amount.hint', message: `Van ${least} tot ${most}` })}
            error={errorOf('price')}
            min={offers.amount.min}
            max={offers.amount.max}
            value={draft.price}
            onChange={(price) => onChange({ ...draft, price })}
          />
          <TextField
            label={t({ id: 'sale.from', message: 'Van' })}
            error={errorOf('from')}
            maxLength={100}
            value={draft.from}
            onChange={(event) => onChange({ ...draft, from: event.target.value })}
          />
          <TextField
            label={t({ id: 'sale.to', message: 'Voor' })}
            error={errorOf('to')}
            maxLength={100}
            value={draft.to}
            onChange={(event) => onChange({ ...draft, to: event.target.value })}
          />
        </>
      ) : null}
      {hasQuantity(offer) ? (
        <NumberField
          label={t({ id: 'sale.quantity', message: 'Aantal' })}
          error={
            missing.includes('quantity') ? t({ id: 'sale.quantity.most', message: `Van 1 tot ${count}` }) : undefined
          }
          min={1}
          max={count}
          value={draft.quantity}
          onChange={(quantity) => onChange({ ...draft, quantity: quantity ?? 0 })}
        />
      ) : null}
      {needsCustomer(offer) && maySearch ? (
        <div role="group" aria-label={t({ id: 'sale.customer', message: 'Voor welke klant?' })}>
          <CustomerChoice id={draft.customerId} onChoose={(customerId) => onChange({ ...draft, customerId })} />
          {missing.includes('customerId') ? (
            <p role="alert">
              <Trans id="sale.customer.missing">Kies van wie de kaart wordt.</Trans>
            </p>
          ) : null}
        </div>
      ) : null}
      <SelectField
        label={t({ id: 'admin.field.method', message: 'Betaalwijze' })}
        options={Object.entries(methods).map(([value, label]) => ({ value, label }))}
        value={draft.method}
        onChange={(event) => onChange({ ...draft, method: event.target.value as DeskSaleForm['method'] })}
      />
      <p role="status">{total === null ? null : <Trans id="sale.total">Te betalen: {sum}</Trans>}</p>
    </>
  );
}
