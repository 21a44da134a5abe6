import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PriceRule } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { FieldsAt } from '../kit/form/useFieldsAt.ts';
import { PriceRuleLine } from './PriceRuleLine.tsx';
import * as css from './Products.css.ts';

type PriceRulesProps = { rules: readonly PriceRule[]; onChange: (rules: PriceRule[]) => void; at: FieldsAt };

const blank: PriceRule = {
  fromDate: null,
  toDate: null,
  weekdays: null,
  fromTime: null,
  toTime: null,
  price: 0,
  priority: 0,
};

/** Other prices on some days or times, a line each; where two hold, the higher priority does. One is open to be changed. */
export function PriceRules({ rules, onChange, at }: PriceRulesProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  const insert = (place: number, rule: PriceRule): void => {
    onChange([...rules.slice(0, place), rule, ...rules.slice(place)]);
    setOpen(place);
  };
  const remove = (place: number): void => {
    onChange(rules.filter((_rule, index) => index !== place));
    setOpen(null);
  };
  const title = t({ id: 'product.rules', message: 'Afwijkende prijzen' });
  return (
    <div className={css.group}>
      <h3 className={css.choiceTitle}>{title}</h3>
      {rules.length === 0 ? null : (
        <ol className={css.rules} aria-label={title}>
          {rules.map((rule, index) => (
            <li key={index} className={css.rule}>
              <PriceRuleLine
                rule={rule}
                index={index}
                at={at}
                isOpen={open === index}
                onOpen={(isOpen) => setOpen(isOpen ? index : null)}
                onChange={(values) =>
                  onChange(rules.map((each, place) => (place === index ? { ...each, ...values } : each)))
                }
                onCopy={() => insert(index + 1, rule)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      <div className={css.buttons}>
        <Button
          kind="soft"
          size="small"
          icon={<Icon name="plus" />}
          onClick={() => insert(rules.length, { ...blank, priority: rules.length + 1 })}
        >
          <Trans id="product.rule.add">Afwijkende prijs</Trans>
        </Button>
      </div>
    </div>
  );
}
