import type { OpeningException, OpeningExceptionForm, PlanningChange } from '#contract/names.ts';
import { sentTexts, typedTexts, type TypedTexts } from '../kit/form/typedTexts.ts';
import type { Saved } from '../kit/form/useEditing.ts';
import type { TimeBlock } from './BlocksField.tsx';

export type ExceptionValues = {
  fromDate: string;
  toDate: string;
  kind: 'closed' | 'other';
  blocks: TimeBlock[];
  reason: TypedTexts;
  /** '' for once. */
  every: '' | 'week' | 'year';
  until: string;
};

export const newException = (date: string): ExceptionValues => ({
  fromDate: date,
  toDate: date,
  kind: 'closed',
  blocks: [{ from: '10:00', to: '18:00' }],
  reason: typedTexts(null),
  every: '',
  until: date,
});

export const savedException = ({ version, ...exception }: OpeningException): Saved<ExceptionValues> => {
  const isClosed = exception.blocks.length === 0;
  const { fromDate, toDate, reason } = exception;
  const blocks = isClosed ? newException(fromDate).blocks : exception.blocks;
  const kind = isClosed ? 'closed' : 'other';
  return {
    values: { ...newException(fromDate), toDate, kind, blocks, reason: typedTexts(reason) },
    version,
  };
};

export const sentException = (values: ExceptionValues): Omit<OpeningExceptionForm, 'repeat'> => ({
  fromDate: values.fromDate,
  toDate: values.toDate,
  blocks: values.kind === 'closed' ? [] : values.blocks,
  reason: sentTexts(values.reason),
});

/** The dry run's words for the same change. */
export const previewOf = (values: ExceptionValues, id?: string): PlanningChange => {
  const { fromDate, toDate, blocks } = sentException(values);
  return { kind: 'openingException', fromDate, toDate, blocks, ...(id === undefined ? {} : { id }) };
};
