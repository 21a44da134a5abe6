import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '#domain/customer/fieldErrors.ts';
import { checkinSchema } from '#domain/reservation/checkinSchema.ts';
import { commentSchema } from '#domain/reservation/commentSchema.ts';

test('a check-in needs arrival and departure, the departure later', () => {
  const form = { checkinGroupId: 'g1', startTime: '10:00', endTime: '14:00' };
  expect(z.parse(checkinSchema, form)).toEqual(form);
  expect(fieldErrors(z.safeParse(checkinSchema, { ...form, endTime: '10:00' }))).toEqual([
    { pointer: '/endTime', code: 'departure_before_arrival' },
  ]);
  expect(fieldErrors(z.safeParse(checkinSchema, { checkinGroupId: '', startTime: '' }))).toEqual([
    { pointer: '/checkinGroupId', code: 'required' },
    { pointer: '/startTime', code: 'required' },
    { pointer: '/endTime', code: 'required' },
  ]);
});

test('remarks may be empty and have a thousand characters', () => {
  expect(z.parse(commentSchema, { comment: ' Rolstoel ' })).toEqual({ comment: 'Rolstoel' });
  expect(z.parse(commentSchema, { comment: '' })).toEqual({ comment: '' });
  expect(z.safeParse(commentSchema, { comment: 'a'.repeat(1000) }).success).toBe(true);
  expect(fieldErrors(z.safeParse(commentSchema, { comment: 'a'.repeat(1001) }))).toEqual([
    { pointer: '/comment', code: 'too_long' },
  ]);
});
