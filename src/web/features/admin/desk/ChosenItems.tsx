import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskOffers, DeskProduct } from '#contract/names.ts';
import { withItem, withoutItem, type DeskDraft, type DeskItem } from '#domain/booking/deskDraft.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { card } from '../kit/AdminPage.css.ts';
import * as css from './Desk.css.ts';

type ChosenItemsProps = { draft: DeskDraft; offers: DeskOffers; onChange: (draft: DeskDraft) => void };

export function ChosenItems({ draft, offers, onChange }: ChosenItemsProps) {
  const products = offers.flows.find(({ id }) => id === draft.flowId)?.products ?? [];
  if (draft.items.length === 0) return null;
  return (
    <section className={card} aria-labelledby="desk-items">
      <div className={css.section}>
        <h2 id="desk-items">
          <Trans id="admin.desk.chosen">Gekozen</Trans>
        </h2>
        <ul className={css.items}>
          {draft.items.map((item) => (
            <li key={item.key} className={css.item}>
              <ChosenItem
                item={item}
                product={products.find(({ xplanId }) => xplanId === item.productId)}
                personCount={draft.personCount}
                onChange={(change) => onChange(withItem(draft, item.key, change))}
                onRemove={() => onChange(withoutItem(draft, item.key))}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type ChosenItemProps = {
  item: DeskItem;
  product: DeskProduct | undefined;
  personCount: number;
  onChange: (change: Partial<Omit<DeskItem, 'key'>>) => void;
  onRemove: () => void;
};

function ChosenItem({ item, product, personCount, onChange, onRemove }: ChosenItemProps) {
  const { t } = useLingui();
  const name = product === undefined ? item.productId : plainText(product.name);
  const everybody = Array.from({ length: personCount }, (_, at) => at + 1);
  const guests = item.persons ?? everybody;
  const choose = (guest: number, isChosen: boolean): void => {
    const chosen = everybody.filter((each) => (each === guest ? isChosen : guests.includes(each)));
    onChange({ persons: chosen.length === personCount ? null : chosen });
  };
  return (
    <>
      <div className={css.itemHead}>
        <h3>{name}</h3>
        <IconButton
          icon="close"
          label={t({ id: 'admin.desk.remove', message: `${name} weghalen` })}
          onClick={onRemove}
        />
      </div>
      <div className={css.fields}>
        {product?.hasTime ? (
          <TextField
            type="time"
            step={300}
            label={<Trans id="admin.desk.time">Gewenste tijd</Trans>}
            value={item.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        ) : null}
        {product?.choices.map((options, at) => {
          const number = at + 1;
          const value = options.find(({ xplanId }) => item.productIds.includes(xplanId))?.xplanId ?? '';
          return (
            <SelectField
              key={options.map(({ xplanId }) => xplanId).join()}
              label={<Trans id="admin.desk.choice">Keuze {number}</Trans>}
              value={value}
              options={options.map((option) => ({ value: option.xplanId, label: plainText(option.name) }))}
              onChange={(event) =>
                onChange({ productIds: [...item.productIds.filter((id) => id !== value), event.target.value] })
              }
            />
          );
        })}
      </div>
      {personCount === 1 ? null : (
        <fieldset className={css.guests}>
          <legend>
            <Trans id="admin.desk.for">Voor wie</Trans>
          </legend>
          {everybody.map((guest) => (
            <Checkbox
              key={guest}
              checked={guests.includes(guest)}
              onChange={(event) => choose(guest, event.target.checked)}
              label={<Trans id="admin.desk.guest">Gast {guest}</Trans>}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
