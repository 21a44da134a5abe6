import type { PoolForm } from '#contract/names.ts';
import { poolHoursErrors } from '#domain/scheduling/rosters/poolHoursErrors.ts';
import type { FieldError } from '#domain/values/fieldErrors.ts';
import { nameErrors } from './nameErrors.ts';

export const poolFormErrors = ({ name, hours = [] }: Pick<PoolForm, 'name' | 'hours'>): FieldError[] => [
  ...nameErrors(name, '/name'),
  ...poolHoursErrors(hours, '/hours'),
];
