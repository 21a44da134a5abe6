import type { PlanningChange, PoolException, PoolExceptionForm } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Saved } from '../../kit/form/useEditing.ts';

/** `capacity` is null until it is typed. */
export type PoolExceptionValues = Omit<PoolExceptionForm, 'capacity'> & { capacity: number | null };

export const newPoolException = (poolId: string, date: LocalDate): PoolExceptionValues => ({
  poolId,
  fromDate: date,
  toDate: date,
  capacity: null,
});

/** Without a capacity the server says so at its field. */
export const sentPoolException = (values: PoolExceptionValues): PoolExceptionForm => values as PoolExceptionForm;

export const savedPoolException = ({ id: _id, version, ...values }: PoolException): Saved<PoolExceptionValues> => ({
  values,
  version,
});

export const poolExceptionChange = (form: PoolExceptionForm, id?: string): PlanningChange => ({
  kind: 'poolException',
  ...form,
  ...(id === undefined ? {} : { id }),
});

/** The exception that holds on a day: of several the one with the fewest places, as planning has it. */
export const poolExceptionOn = (date: LocalDate, exceptions: readonly PoolException[]): PoolException | undefined =>
  exceptions
    .filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
    .toSorted((a, b) => a.capacity - b.capacity)[0];
