import type { CustomerValues } from './customerValues.ts';

export type FieldName = Exclude<keyof CustomerValues, 'address'> | `address.${keyof CustomerValues['address']}`;

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** A JSON pointer as a field's name: '/address/zipCode' → 'address.zipCode'. */
export function nameOfPointer(pointer: string): string {
  return pointer.split('/').filter(Boolean).join('.');
}

/** Errors in the order of `names`; those of other fields come last. */
export function errorList(errors: unknown, names: readonly string[]): { name: string; code: string }[] {
  const list = flatten(errors, '');
  const place = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return list.toSorted((a, b) => place(a.name) - place(b.name));
}

function flatten(errors: unknown, before: string): { name: string; code: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'root' || typeof value !== 'object' || value === null) return [];
    const name = before === '' ? key : `${before}.${key}`;
    const isError = 'message' in value && typeof value.message === 'string';
    return isError ? [{ name, code: String(value.message) }] : flatten(value, name);
  });
}
