import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useConfig } from '#web/queries/settings.ts';
import { SelectField } from '#web/ui/SelectField.tsx';

export function QuantityField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) {
  const { t } = useLingui();
  const { maxQuantity } = useConfig();
  const options = Array.from({ length: maxQuantity }, (_none, at) => String(at + 1));
  return (
    <SelectField
      {...props}
      label={t({ id: 'order.quantity', message: 'Aantal' })}
      options={options.map((value) => ({ value, label: value }))}
    />
  );
}
