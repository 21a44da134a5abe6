import { expect, test } from 'vitest';
import document from '#contract/openapi.gen.json' with { type: 'json' };
import { auditedFields } from '#server/trail/auditedFields.ts';
import { auditAmount } from '#web/features/admin/kit/audit/auditAmount.ts';
import { fieldWords } from '#web/features/admin/kit/audit/fieldWords.ts';
import { valueWords } from '#web/features/admin/kit/audit/valueWords.ts';
import { kindWords } from '#web/features/admin/audit/kindWords.ts';
import { actionWords } from '#web/features/admin/kit/audit/useAuditSentence.ts';
import { reasonWords } from '#web/features/admin/kit/reasonWords.ts';
import { eventWords } from '#web/features/admin/reservations/useEventWords.ts';
import { reasonCodes } from '#domain/values/reasonCodes.ts';

test('every kind of object that has a history has a word, and every field of it', () => {
  const kinds = Object.keys(auditedFields);
  expect(kinds.filter((kind) => kindWords[kind] === undefined)).toEqual([]);
  const fields = Object.values(auditedFields).flatMap(
    (allowed: { values: readonly string[]; withheld?: readonly string[] }) => [
      ...allowed.values,
      ...(allowed.withheld ?? []),
    ],
  );
  expect(fields.filter((field) => fieldWords[field] === undefined)).toEqual([]);
});

interface Schema {
  enum?: string[];
  properties?: Record<string, Schema>;
}

const schemas = document.components.schemas as unknown as Record<string, Schema>;
const codesOf = (name: string, field?: string): string[] =>
  (field === undefined ? schemas[name] : schemas[name]?.properties?.[field])?.enum ?? [];

const coded: Record<string, string[]> = {
  state: [
    ...['ReservationState', 'PaymentState', 'FlowState', 'StaffState'].flatMap((name) => codesOf(name)),
    ...codesOf('PaymentException', 'state'),
    ...codesOf('Mail', 'state'),
  ],
  kind: [...codesOf('GiftCard', 'kind'), ...codesOf('RosterException', 'kind')],
  role: codesOf('ResourceKind', 'role'),
  target: codesOf('Refund', 'to'),
  method: codesOf('DeskPaymentForm', 'method'),
  paymentMoment: codesOf('PaymentMoment'),
  checkoutType: codesOf('CheckoutType'),
};

test.each(Object.entries(coded))('every code of the field %s is told in words', (field, codes) => {
  expect(codes.length).toBeGreaterThan(1);
  expect(codes.filter((code) => valueWords[`${field}.${code}`] === undefined)).toEqual([]);
});

test('everything that can happen to an object or a reservation is told in words of its own', () => {
  const actions = codesOf('AuditAction');
  const events = codesOf('ReservationEventKind').map((kind) => kind.replace('.', '_'));
  expect(actions.length + events.length).toBeGreaterThan(35);
  expect(Object.keys(actionWords).toSorted()).toEqual(actions.toSorted());
  expect(Object.keys(eventWords).toSorted()).toEqual(events.toSorted());
});

test('every reason that the system notes itself is told in words', () => {
  expect(Object.keys(reasonWords).toSorted()).toEqual([...reasonCodes].toSorted());
});

test('amounts are read in euros, in the language of the office; what is open or no amount stays as it is', () => {
  expect(auditAmount('amount', 1000, 'nl')).toBe('€\u00A010,-');
  expect(auditAmount('price', 7950, 'de')).toBe('79,50\u00A0€');
  expect(auditAmount('balance', null, 'nl')).toBeNull();
  expect(auditAmount('count', 1000, 'nl')).toBeNull();
});
