import { useLingui } from '@lingui/react/macro';
import type { PriceRule } from '#contract/names.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { NumberField } from '../kit/form/NumberField.tsx';
import type { FieldsAt } from '../kit/form/useFieldsAt.ts';
import { sentEnd, typedEnd } from '../openingTimes/endTimes.ts';
import * as css from './Products.css.ts';
import { WeekdayField } from './WeekdayField.tsx';

type PriceRuleFieldsProps = {
  rule: PriceRule;
  index: number;
  at: FieldsAt;
  onChange: (values: Partial<PriceRule>) => void;
};

export function PriceRuleFields({ rule, index, at, onChange }: PriceRuleFieldsProps) {
  const { t } = useLingui();
  const optional = t({ id: 'form.optional', message: '(optioneel)' });
  const name = (field: string): string => `priceRules.${index}.${field}`;
  return (
    <div className={css.ruleFields}>
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
        <TextField
          {...at(name('fromTime'), t({ id: 'product.rule.fromTime', message: 'Begint vanaf' }))}
          optionalLabel={optional}
          type="time"
          step={300}
          value={rule.fromTime ?? ''}
          onChange={(event) => onChange({ fromTime: event.target.value || null })}
        />
        <TextField
          {...at(name('toTime'), t({ id: 'product.rule.toTime', message: 'Begint voor' }))}
          optionalLabel={optional}
          hint={t({ id: 'product.rule.toTime.hint', message: 'Tot het einde van de dag is 00:00.' })}
          type="time"
          step={300}
          value={typedEnd(rule.toTime ?? '')}
          onChange={(event) => onChange({ toTime: sentEnd(event.target.value) || null })}
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
    </div>
  );
}
