import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductRow } from '#contract/names.ts';
import { choosableQuery } from '#web/queries/admin/products.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { nameOf } from './nameTexts.ts';

type ProductSelectProps = {
  id?: string;
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
  value: string;
  /** The words of no choice. */
  none: string;
  fits?: (row: ProductRow) => boolean;
  onChange: (id: string) => void;
};

/** One of the products that can be booked or sold. */
export function ProductSelect({ value, none, fits = () => true, onChange, ...texts }: ProductSelectProps) {
  const { data } = useQuery(choosableQuery);
  const options = (data ?? [])
    .filter((row) => fits(row) || row.id === value)
    .map((row) => ({ value: row.id, label: nameOf(row) }));
  return (
    <SelectField
      {...texts}
      options={[{ value: '', label: none }, ...options]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
