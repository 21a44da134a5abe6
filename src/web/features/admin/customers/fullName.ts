import type { Customer } from '#contract/names.ts';

export const fullName = ({ firstName, middleName, lastName }: Customer): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');
