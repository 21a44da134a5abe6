import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffChangeItem, StaffChangeOptions } from '#contract/names.ts';
import { departuresAfter, itemChange, quarters, withItemChange } from '#domain/booking/deskChangeDraft.ts';
import type { DeskChangeDraft } from '#domain/booking/deskChangeDraft.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './Change.css.ts';

type ChangeFieldsProps = {
  options: StaffChangeOptions;
  draft: DeskChangeDraft;
  onChange: (draft: DeskChangeDraft) => void;
};

/** Until when they stay, and what each product becomes. */
export function ChangeFields({ options, draft, onChange }: ChangeFieldsProps) {
  const { t } = useLingui();
  const { startTime, endTime, items } = options;
  const departure = draft.endTime ?? endTime;
  return (
    <div className={css.fields}>
      {startTime === null || departure === null ? null : (
        <SelectField
          label={t({ id: 'admin.change.until', message: 'Verblijf tot' })}
          value={departure}
          options={departuresAfter(startTime, [departure, endTime]).map((value) => ({ value, label: value }))}
          onChange={({ target: { value } }) => onChange({ ...draft, endTime: value === endTime ? null : value })}
        />
      )}
      {items
        .filter(({ isPart, hasTime, options: choices }) => !isPart || hasTime || choices.length > 0)
        .map((item) => (
          <ItemFields key={item.itemId} item={item} draft={draft} onChange={onChange} />
        ))}
    </div>
  );
}

const ends = 'ends';

function ItemFields({ item, draft, onChange }: { item: StaffChangeItem } & Omit<ChangeFieldsProps, 'options'>) {
  const { t } = useLingui();
  const { itemId, productId, isPart, hasTime } = item;
  const guests = item.persons.join(', ');
  const guest = t({ id: 'admin.change.guest', message: `gast ${guests}` });
  const label = `${plainText(item.name)}, ${guest}`;
  const chosen = draft.items.find((each) => each.itemId === itemId);
  const becomes = chosen === undefined ? productId : (chosen.productId ?? ends);
  const start = chosen?.startTime ?? '';
  const choose = (next: { becomes: string; start: string }): void => {
    const to = { productId: next.becomes === ends ? null : next.becomes, startTime: next.start || null };
    onChange(withItemChange(draft, itemId, itemChange(item, to)));
  };
  const others = item.options.filter((option) => option.productId !== productId);
  return (
    <div className={css.item}>
      <SelectField
        label={label}
        value={becomes}
        options={[
          { value: productId, label: t({ id: 'admin.change.stays', message: 'Blijft zo' }) },
          ...others.map(({ productId: value, name, price }) => ({
            value,
            label: isPart ? plainText(name) : `${plainText(name)} · ${formatEuro(price, currentLocale())}`,
          })),
          ...(isPart ? [] : [{ value: ends, label: t({ id: 'admin.change.ends', message: 'Vervalt' }) }]),
        ]}
        onChange={({ target: { value } }) => choose({ becomes: value, start: value === ends ? '' : start })}
      />
      {hasTime && becomes !== ends ? (
        <SelectField
          label={
            <>
              <Trans id="board.move.start">Begintijd</Trans> <VisuallyHidden>{label}</VisuallyHidden>
            </>
          }
          value={start}
          placeholder={t({ id: 'admin.change.start.same', message: 'Zoals nu' })}
          options={quarters(start).map((value) => ({ value, label: value }))}
          onChange={({ target: { value } }) => choose({ becomes, start: value })}
        />
      ) : null}
    </div>
  );
}
