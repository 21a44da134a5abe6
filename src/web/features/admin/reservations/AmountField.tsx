import { useLingui } from '@lingui/react/macro';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { NumberField } from '../kit/form/NumberField.tsx';

type AmountFieldProps = {
  /** Cents. */
  value: number | null;
  most: number;
  isWrong: boolean;
  onChange: (cents: number | null) => void;
};

export function AmountField({ value, most, isWrong, onChange }: AmountFieldProps) {
  const { t } = useLingui();
  const amount = formatEuro(most, currentLocale());
  return (
    <NumberField
      isCents
      label={t({ id: 'admin.reservation.amount', message: 'Bedrag' })}
      unit={t({ id: 'settings.euro', message: 'euro' })}
      hint={t({ id: 'admin.reservation.amount.most', message: `Ten hoogste ${amount}` })}
      error={isWrong ? t({ id: 'admin.reservation.amount.missing', message: 'Vul een bedrag in.' }) : undefined}
      min={1}
      max={most}
      value={value}
      onChange={onChange}
    />
  );
}
