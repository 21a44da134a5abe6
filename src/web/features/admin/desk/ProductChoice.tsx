import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskFlow, DeskOffers, DeskProduct } from '#contract/names.ts';
import { withProduct, type DeskDraft } from '#domain/booking/deskDraft.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { card } from '../kit/AdminPage.css.ts';
import { SearchField } from '../kit/list/SearchField.tsx';
import * as css from './Desk.css.ts';

const most = 8;

type ProductChoiceProps = { draft: DeskDraft; offers: DeskOffers; onChange: (draft: DeskDraft) => void };

/** By name of product or flow. What is booked belongs to one flow. */
export function ProductChoice({ draft, offers, onChange }: ProductChoiceProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const shownPrice = ({ price, priceVaries = false }: DeskProduct): string => {
    const text = formatEuro(price, currentLocale());
    return priceVaries ? t({ id: 'treatments.from', message: `v.a. ${text}` }) : text;
  };
  const flows = offers.flows.filter(({ id }) => draft.flowId === null || id === draft.flowId);
  const all = flows.flatMap((flow) => flow.products.map((product) => ({ flow, product })));
  const matches = all.filter(({ flow, product }) => isNamed(flow, product, text));
  const [shown, more] = [matches.slice(0, most), Math.max(0, matches.length - most)];
  return (
    <section className={card} aria-labelledby="desk-products">
      <div className={css.section}>
        <h2 id="desk-products">
          <Trans id="admin.desk.what">Wat</Trans>
        </h2>
        <SearchField
          label={t({ id: 'admin.desk.search', message: 'Zoek een product of flow' })}
          value={text}
          onSearch={setText}
        />
        <ul className={css.offers}>
          {shown.map(({ flow, product }) => (
            <li key={`${flow.id} ${product.xplanId}`}>
              <button
                type="button"
                className={css.offer}
                onClick={() => onChange(withProduct(draft, flow, { product, offers }))}
              >
                <span>
                  {plainText(product.name)}
                  <span className={css.meta}>{flow.name}</span>
                </span>
                <span>{shownPrice(product)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className={css.meta}>
          {matches.length === 0 ? (
            <Trans id="admin.list.nothing">Niets gevonden.</Trans>
          ) : more > 0 ? (
            <Trans id="admin.desk.more.products">En nog {more}. Typ een deel van de naam.</Trans>
          ) : null}
        </p>
      </div>
    </section>
  );
}

function isNamed({ name }: DeskFlow, product: DeskProduct, text: string): boolean {
  const names = `${plainText(product.name)} ${name}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}
