import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceRule } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { NumberField } from '../kit/form/NumberField.tsx';
import type { FieldsAt } from '../kit/form/useFieldsAt.ts';
import * as css from './Products.css.ts';
import { WeekdayField } from './WeekdayField.tsx';

type PriceRulesProps = { rules: readonly PriceRule[]; onChange: (rules: PriceRule[]) => void; at: FieldsAt };

const blank: PriceRule = { fromDate: null, toDate: null, weekdays: null, price: 0, priority: 0 };

/** Other prices on some days; where two hold, the higher priority does. */
export function PriceRules({ rules, onChange, at }: PriceRulesProps) {
  const change = (place: number, values: Partial<PriceRule>): void =>
    onChange(rules.map((rule, index) => (index === place ? { ...rule, ...values } : rule)));
  return (
    <div className={css.group}>
      <h3 className={css.choiceTitle}>
        <Trans id="product.rules">Afwijkende prijzen</Trans>
      </h3>
      <ol className={css.lines}>
        {rules.map((rule, index) => (
          <li key={index}>
            <Rule
              rule={rule}
              index={index}
              at={at}
              onChange={(values) => change(index, values)}
              onRemove={() => onChange(rules.filter((_rule, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <div className={css.buttons}>
        <Button
          kind="soft"
          size="small"
          icon={<Icon name="plus" />}
          onClick={() => onChange([...rules, { ...blank, priority: rules.length + 1 }])}
        >
          <Trans id="product.rule.add">Afwijkende prijs</Trans>
        </Button>
      </div>
    </div>
  );
}

type RuleProps = {
  rule: PriceRule;
  index: number;
  at: FieldsAt;
  onChange: (values: Partial<PriceRule>) => void;
  onRemove: () => void;
};

function Rule({ rule, index, at, onChange, onRemove }: RuleProps) {
  const { t } = useLingui();
  const optional = t({ id: 'form.optional', message: '(optioneel)' });
  const number = index + 1;
  const name = (field: string): string => `priceRules.${index}.${field}`;
  return (
    <fieldset className={css.line}>
      <legend className={css.choiceTitle}>{t({ id: 'product.rule', message: `Prijs ${number}` })}</legend>
      <div className={css.columns}>
        <TextField
          {...at(name('fromDate'), t({ id: 'product.rule.from', message: 'Eerste dag' }))}
          optionalLabel={optional}
          type="date"
          value={rule.fromDate ?? ''}
          onChange={(event) => onChange({ fromDate: event.target.value || null })}
        />
        <TextField
          {...at(name('toDate'), t({ id: 'product.rule.to', message: 'Laatste dag' }))}
          optionalLabel={optional}
          type="date"
          value={rule.toDate ?? ''}
          onChange={(event) => onChange({ toDate: event.target.value || null })}
        />
        <NumberField
          {...at(name('price'), t({ id: 'admin.column.price', message: 'Prijs' }))}
          value={rule.price}
          onChange={(price) => onChange({ price: price ?? 0 })}
          min={0}
          isCents
          unit="€"
        />
        <NumberField
          {...at(name('priority'), t({ id: 'product.rule.priority', message: 'Voorrang' }))}
          hint={t({ id: 'product.rule.priority.hint', message: 'De hoogste geldt; gelijk: de laagste prijs.' })}
          value={rule.priority}
          onChange={(priority) => onChange({ priority: priority ?? 0 })}
          min={0}
          max={1000}
        />
      </div>
      <WeekdayField
        {...at(name('weekdays'), '')}
        value={rule.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
      />
      <div className={css.lineEnd}>
        <Button kind="text" size="small" onClick={onRemove}>
          {t({ id: 'product.rule.remove', message: `Prijs ${number} weghalen` })}
        </Button>
      </div>
    </fieldset>
  );
}
