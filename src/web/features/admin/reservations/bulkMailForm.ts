import type { FieldErrors, Resolver } from 'react-hook-form';
import type { BulkMailWords } from '#contract/names.ts';
import { bulkMailErrors, trimmedBulkMail } from '#domain/booking/bulkMail.ts';
import { typedTexts, type TypedTexts } from '../kit/form/typedTexts.ts';

export type BulkMailValues = { words: { subject: TypedTexts; text: TypedTexts } };

export const emptyBulkMail: BulkMailValues = { words: { subject: typedTexts(null), text: typedTexts(null) } };

export const bulkMailResolver: Resolver<BulkMailValues> = (values) => {
  const errors: Record<string, Record<string, { type: string; message: string }>> = {};
  for (const { pointer, code } of bulkMailErrors(values.words)) {
    const [, part = '', language = ''] = pointer.split('/');
    errors[part] = { ...errors[part], [language]: { type: 'domain', message: code } };
  }
  return Object.keys(errors).length === 0
    ? { values, errors: {} }
    : { values: {}, errors: { words: errors } as FieldErrors<BulkMailValues> };
};

/** What is sent; null while it cannot be. */
export const sentWords = ({ words }: BulkMailValues): BulkMailWords | null =>
  bulkMailErrors(words).length === 0 ? trimmedBulkMail(words) : null;
