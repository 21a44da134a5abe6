import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskDraft } from '#domain/booking/deskDraft.ts';
import { customerQuery, customersQuery } from '#web/queries/admin/customers.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { fullName } from '../customers/fullName.ts';
import { card } from '../kit/AdminPage.css.ts';
import { SearchField } from '../kit/list/SearchField.tsx';
import * as css from './Desk.css.ts';

type GuestChoiceProps = {
  draft: DeskDraft;
  onChange: (draft: DeskDraft) => void;
  onNote: (note: string) => void;
};

/** Who it is for: a customer, or nobody. Who is looked for stands in no address. */
export function GuestChoice({ draft, onChange, onNote }: GuestChoiceProps) {
  const { customerId, note } = draft;
  const choose = (id: string | null): void => onChange({ ...draft, customerId: id });
  return (
    <section className={card} aria-labelledby="desk-guest">
      <div className={css.section}>
        <h2 id="desk-guest">
          <Trans id="admin.desk.who">Voor</Trans>
        </h2>
        <CustomerChoice id={customerId} onChoose={choose} />
        <TextArea
          label={<Trans id="admin.desk.note">Wat collega’s moeten weten</Trans>}
          value={note}
          maxLength={2000}
          onChange={(event) => onNote(event.target.value)}
        />
      </div>
    </section>
  );
}

export function CustomerChoice({ id, onChoose }: { id: string | null; onChoose: (id: string | null) => void }) {
  return id === null ? (
    <FindCustomer onChoose={onChoose} />
  ) : (
    <ChosenCustomer id={id} onRemove={() => onChoose(null)} />
  );
}

function FindCustomer({ onChoose }: { onChoose: (id: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { data } = useQuery({ ...customersQuery({ q: text, pageSize: 5 }), enabled: text !== '' });
  const matches = text === '' ? [] : (data?.data ?? []);
  return (
    <>
      <SearchField
        label={t({ id: 'admin.customers.search', message: 'Zoek op naam, e-mail, telefoon of nummer' })}
        value={text}
        onSearch={setText}
      />
      {matches.length === 0 ? null : (
        <ul className={css.offers}>
          {matches.map(({ id, name, email, phone }) => (
            <li key={id}>
              <button type="button" className={css.offer} onClick={() => onChoose(id)}>
                <span>
                  {name}
                  <span className={css.meta}>
                    {email} · {phone}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={css.meta}>
        {text !== '' && data?.data.length === 0 ? (
          <Trans id="admin.list.nothing">Niets gevonden.</Trans>
        ) : (
          <Trans id="admin.desk.nobody">Zonder klant kan ook. Dan gaat er geen bevestiging per mail.</Trans>
        )}
      </p>
    </>
  );
}

function ChosenCustomer({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = useQuery(customerQuery(id));
  return (
    <div className={css.itemHead}>
      <p>
        {data === undefined ? id : fullName(data.customer)}
        <span className={css.meta}>
          {data?.customer.email} <Trans id="admin.desk.mailed">De bevestiging gaat hierheen.</Trans>
        </span>
      </p>
      <Button kind="outline" size="small" onClick={onRemove}>
        <Trans id="admin.desk.otherCustomer">Iemand anders</Trans>
      </Button>
    </div>
  );
}
