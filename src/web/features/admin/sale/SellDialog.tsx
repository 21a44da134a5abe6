import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskSaleOffers } from '#contract/names.ts';
import { emptySale, missingInSale, type DeskProductOffer, type SaleField } from '#domain/payments/deskSale.ts';
import { deskSaleOffersQuery, sellAtDesk } from '#web/queries/admin/deskSales.ts';
import { useActionKey } from '#web/queries/admin/useActionKey.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { ActionDialog } from '../reservations/ActionDialog.tsx';
import { SaleDone } from './SaleDone.tsx';
import { SaleFields } from './SaleFields.tsx';

/** What is sold without a date, paid at once. */
export function SellDialog({ onClose }: { onClose: () => void }) {
  const { data: offers } = useQuery(deskSaleOffersQuery);
  const [first] = offers?.products ?? [];
  return offers === undefined || first === undefined ? null : (
    <OpenSale offers={offers} first={first} onClose={onClose} />
  );
}

type OpenSaleProps = { offers: DeskSaleOffers; first: DeskProductOffer; onClose: () => void };

function OpenSale({ offers, first, onClose }: OpenSaleProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => emptySale(first));
  const [missing, setMissing] = useState<readonly SaleField[]>([]);
  const offer = offers.products.find(({ flowId }) => flowId === draft.flowId) ?? first;
  const body = { ...draft, price: draft.price ?? 0 };
  const key = useActionKey(body);
  const { mutateAsync, data: sale } = useMutation(sellAtDesk(useQueryClient()));
  const [isDone, setDone] = useState(false);
  if (isDone && sale !== undefined) return <SaleDone sale={sale} onClose={onClose} />;
  const choose = (flowId: string): void => {
    const chosen = offers.products.find((each) => each.flowId === flowId) ?? first;
    setMissing([]);
    setDraft({ ...emptySale(chosen, draft.customerId), method: draft.method });
  };
  return (
    <ActionDialog
      title={t({ id: 'sale.open', message: 'Bon of kaart verkopen' })}
      action={t({ id: 'sale.submit', message: 'Verkoop en noteer de betaling' })}
      check={() => {
        const fields = missingInSale(draft, offer, offers);
        setMissing(fields);
        return fields.length === 0;
      }}
      onConfirm={() => mutateAsync({ key, body })}
      onDone={() => setDone(true)}
      onClose={onClose}
    >
      <SelectField
        label={t({ id: 'credit.issue.what', message: 'Wat' })}
        options={offers.products.map(({ flowId, name }) => ({ value: flowId, label: name }))}
        value={offer.flowId}
        onChange={(event) => choose(event.target.value)}
      />
      <SaleFields draft={draft} offer={offer} offers={offers} missing={missing} onChange={setDraft} />
    </ActionDialog>
  );
}
