import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { CustomerSummary, DoubleReason } from '#contract/names.ts';
import { customersQuery, doublesQuery } from '#web/queries/admin/customers.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { SearchField } from '../kit/list/SearchField.tsx';
import * as css from './Merge.css.ts';

/** The likely ones stand ready; who is not among them is looked for. Who is looked for stands in no address. */
export function ChooseDouble({ id, onChoose }: { id: string; onChoose: (otherId: string) => void }) {
  const { t } = useLingui();
  const [q, search] = useState('');
  const { data: doubles = [], isSuccess } = useQuery(doublesQuery(id));
  const { data: matches } = useQuery({ ...customersQuery({ q, pageSize: 6 }), enabled: q !== '' });
  const others = q === '' ? [] : (matches?.data ?? []).filter((customer) => customer.id !== id);
  return (
    <div className={css.steps}>
      {doubles.length === 0 ? null : (
        <section aria-labelledby="likely-doubles" className={css.list}>
          <h3 id="likely-doubles" className={type.h3}>
            <Trans id="admin.merge.likely">Waarschijnlijk dezelfde persoon</Trans>
          </h3>
          <Customers
            customers={doubles}
            reasonOf={(double) => <Reasons reasons={doubles.find((each) => each.id === double.id)?.reasons ?? []} />}
            onChoose={onChoose}
          />
        </section>
      )}
      <SearchField
        label={t({ id: 'admin.customers.search', message: 'Zoek op naam, e-mail, telefoon of nummer' })}
        value={q}
        onSearch={search}
      />
      <Customers customers={others} onChoose={onChoose} />
      <p role="status" className={css.meta}>
        {isSuccess && doubles.length === 0 && q === '' ? (
          <Trans id="admin.merge.nobody">Niemand lijkt op deze klant. Zoek hierboven wie het ook is.</Trans>
        ) : null}
        {q !== '' && matches !== undefined && others.length === 0 ? (
          <Trans id="admin.list.nothing">Niets gevonden.</Trans>
        ) : null}
      </p>
    </div>
  );
}

type CustomersProps = {
  customers: readonly CustomerSummary[];
  reasonOf?: (customer: CustomerSummary) => ReactNode;
  onChoose: (id: string) => void;
};

function Customers({ customers, reasonOf, onChoose }: CustomersProps) {
  if (customers.length === 0) return null;
  return (
    <ul className={css.customers}>
      {customers.map((customer) => (
        <li key={customer.id}>
          <button type="button" className={css.customer} onClick={() => onChoose(customer.id)}>
            <span className={css.name}>{customer.name}</span>
            <span className={css.meta}>
              {customer.email} · {customer.phone}
            </span>
            {reasonOf === undefined ? null : <span className={css.meta}>{reasonOf(customer)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Reasons({ reasons }: { reasons: readonly DoubleReason[] }) {
  const { t } = useLingui();
  const words: Record<DoubleReason, string> = {
    email: t({ id: 'admin.merge.same.email', message: 'zelfde e-mailadres, anders geschreven' }),
    phone: t({ id: 'admin.merge.same.phone', message: 'zelfde telefoonnummer' }),
    name_and_zip_code: t({ id: 'admin.merge.same.name', message: 'zelfde naam en postcode' }),
  };
  return reasons.map((reason) => words[reason]).join(' · ');
}
