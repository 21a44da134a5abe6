import { expect, test } from 'vitest';
import { auditedFields } from '#server/trail/auditedFields.ts';
import { auditedPage } from '#web/features/admin/audit/auditedPage.ts';

/** What has no page yet, or is no thing to look at. */
const withoutPage = ['retention'];

test('a line of the history leads to the page of what it is about', () => {
  const kinds = Object.keys(auditedFields).filter((kind) => kind !== 'settings');
  expect(
    kinds
      .filter((kind) => auditedPage(`${kind}:1`, { reservationId: '2', paymentId: '3', date: '2026-05-16' }) === null)
      .sort(),
  ).toEqual(withoutPage);
  expect(auditedPage('message:7')).toEqual({ to: '/admin/messages/$id', params: { id: '7' } });
});

test('every group of settings leads to its page', () => {
  const groups = ['general', 'products', 'payments', 'venue', 'mails', 'legal'];
  expect(groups.map((group) => auditedPage(`settings:${group}`)?.to)).toEqual([
    '/admin/settings',
    '/admin/settings/products',
    '/admin/settings/payments',
    '/admin/settings/branding',
    '/admin/settings/mails',
    '/admin/settings/legal',
  ]);
  expect(auditedPage('settings:nothing')).toBeNull();
});

test('what was done with all of a kind leads to their list', () => {
  expect(auditedPage('category:all')?.to).toBe('/admin/products');
  expect(auditedPage('giftCard:all')?.to).toBe('/admin/credits');
  expect(auditedPage('flow:all')).toBeNull();
});

test('what has no page of its own leads to that of what it belongs to', () => {
  expect(auditedPage('deskPayment:1', { reservationId: '2' })).toEqual({
    to: '/admin/reservations/$id',
    params: { id: '2' },
  });
  expect(auditedPage('blockedTime:1', { date: '2026-05-16' })).toEqual({
    to: '/admin',
    search: { date: '2026-05-16' },
  });
  expect(auditedPage('paymentLink:1', { reservationId: '2' })?.to).toBe('/admin/reservations/$id');
  expect(auditedPage('refund:1', { paymentId: '3' })).toEqual({ to: '/admin/payments/$id', params: { id: '3' } });
  expect(auditedPage('refund:1', null)).toBeNull();
});
