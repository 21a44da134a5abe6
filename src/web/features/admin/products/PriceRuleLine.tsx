import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceRule } from '#contract/names.ts';
import { formatPrice } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { FieldsAt } from '../kit/form/useFieldsAt.ts';
import { PriceRuleFields } from './PriceRuleFields.tsx';
import * as css from './Products.css.ts';
import { useRuleWhen } from './useRuleWhen.ts';

type PriceRuleLineProps = {
  rule: PriceRule;
  index: number;
  at: FieldsAt;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (values: Partial<PriceRule>) => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** When, how much, and what can be done with it; its fields when it is open or wrong. */
export function PriceRuleLine({ rule, index, at, isOpen, onOpen, onChange, onCopy, onRemove }: PriceRuleLineProps) {
  const { t } = useLingui();
  const whenOf = useRuleWhen();
  const number = index + 1;
  const name = t({ id: 'product.rule', message: `Prijs ${number}` });
  const priority = rule.priority;
  const isWrong = fieldNames.some((field) => at(`priceRules.${index}.${field}`, '').error !== undefined);
  const areFieldsShown = isOpen || isWrong;
  return (
    <div role="group" aria-label={name}>
      <div className={css.ruleLine}>
        <span className={css.ruleNumber} aria-hidden="true">
          {number}
        </span>
        <span>{whenOf(rule)}</span>
        <span className={css.rowMuted}>{t({ id: 'product.rule.rank', message: `voorrang ${priority}` })}</span>
        <b className={css.rulePrice}>{formatPrice(rule.price, currentLocale())}</b>
        <span className={css.ruleButtons}>
          <IconButton
            plain
            icon={areFieldsShown ? 'chevronUp' : 'pencil'}
            label={t({ id: 'product.rule.edit', message: `Prijs ${number} wijzigen` })}
            aria-expanded={areFieldsShown}
            onClick={() => onOpen(!isOpen)}
          />
          <Button
            kind="text"
            size="small"
            aria-label={t({ id: 'product.rule.copy', message: `Kopieer prijs ${number}` })}
            onClick={onCopy}
          >
            <Trans id="product.rule.copyShort">Kopieer</Trans>
          </Button>
          <IconButton
            plain
            icon="trash"
            label={t({ id: 'product.rule.remove', message: `Prijs ${number} weghalen` })}
            onClick={onRemove}
          />
        </span>
      </div>
      {areFieldsShown ? <PriceRuleFields rule={rule} index={index} at={at} onChange={onChange} /> : null}
    </div>
  );
}

const fieldNames = ['fromDate', 'toDate', 'fromTime', 'toTime', 'price', 'priority', 'weekdays'];
