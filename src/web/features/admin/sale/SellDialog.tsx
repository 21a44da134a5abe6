import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { DeskSaleOffers } from '#contract/names.ts';
import { deskSaleMachine } from '#machines/deskSale/deskSale.machine.ts';
import {
  isSelling,
  missingFields,
  refusedSale,
  saleDone,
  saleDraft,
  soldOffer,
} from '#machines/deskSale/deskSale.selectors.ts';
import { deskSaleActors } from '#web/actors/deskSale.actors.ts';
import { deskSaleOffersQuery } from '#web/queries/admin/deskSales.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { ActionForm } from '../kit/form/ActionForm.tsx';
import { useRefusal } from '../reservations/useRefusal.ts';
import { SaleDone } from './SaleDone.tsx';
import { SaleFields } from './SaleFields.tsx';

/** What is sold without a date, paid at once. */
export function SellDialog({ onClose }: { onClose: () => void }) {
  const { data: offers } = useQuery(deskSaleOffersQuery);
  return offers === undefined || offers.products.length === 0 ? null : <OpenSale offers={offers} onClose={onClose} />;
}

function OpenSale({ offers, onClose }: { offers: DeskSaleOffers; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => deskSaleMachine.provide({ actors: deskSaleActors(client) }));
  const [snapshot, send] = useMachine(machine, { input: offers });
  const refusal = useRefusal();
  const [sale, refused] = [saleDone(snapshot), refusedSale(snapshot)];
  if (sale !== null) return <SaleDone sale={sale} onClose={onClose} />;
  const offer = soldOffer(snapshot);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t({ id: 'sale.open', message: 'Bon of kaart verkopen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <ActionForm
        action={t({ id: 'sale.submit', message: 'Verkoop en noteer de betaling' })}
        refusal={refused === null ? null : refusal(refused)}
        isBusy={isSelling(snapshot)}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'sale.requested' });
        }}
        onClose={onClose}
      >
        <SelectField
          label={t({ id: 'credit.issue.what', message: 'Wat' })}
          options={offers.products.map(({ flowId, name }) => ({ value: flowId, label: name }))}
          value={offer.flowId}
          onChange={(event) => send({ type: 'product.chosen', flowId: event.target.value })}
        />
        <SaleFields
          draft={saleDraft(snapshot)}
          offer={offer}
          offers={offers}
          missing={missingFields(snapshot)}
          onChange={(draft) => send({ type: 'draft.changed', draft })}
        />
      </ActionForm>
    </Dialog>
  );
}
