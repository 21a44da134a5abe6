import type { PlanningChange, PoolException, PoolExceptionForm } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Saved } from '../../kit/form/useEditing.ts';
import type { TimeBlock } from '../../openingTimes/BlocksField.tsx';

/** `capacity` is null until it is typed; `block` is of no account when it is the whole day. */
export type PoolExceptionValues = Omit<PoolExceptionForm, 'capacity' | 'block'> & {
  capacity: number | null;
  whole: boolean;
  block: TimeBlock;
};

export const newPoolException = (poolId: string, date: LocalDate): PoolExceptionValues => ({
  poolId,
  fromDate: date,
  toDate: date,
  whole: true,
  block: { from: '10:00', to: '18:00' },
  capacity: null,
});

/** Without a capacity the server says so at its field. */
export const sentPoolException = ({ whole, block, ...values }: PoolExceptionValues): PoolExceptionForm =>
  ({ ...values, block: whole ? null : block }) as PoolExceptionForm;

export function savedPoolException(exception: PoolException): Saved<PoolExceptionValues> {
  const { poolId, fromDate, toDate, block, capacity, version } = exception;
  const blank = newPoolException(poolId, fromDate);
  return { values: { ...blank, toDate, capacity, whole: block === null, block: block ?? blank.block }, version };
}

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
