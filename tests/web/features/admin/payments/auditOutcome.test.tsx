import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Audit, AuditFinding } from '#contract/names.ts';
import { drawn, wordsOf } from '#tests/support/drawn.tsx';

vi.stubGlobal('document', { documentElement: { lang: 'nl' }, getElementById: () => null });
const { AuditOutcome } = await import('#web/features/admin/payments/AuditOutcome.tsx');

const at = '2026-05-12T08:00:00.000Z';
const unpaid: AuditFinding = { rule: 'payments', text: 'paid more than asked: 1', ids: ['r-1'] };
const lost: AuditFinding = { rule: 'claims', text: 'place without a claim: 2', ids: ['r-2', 'r-3'] };

function wordsFor(audit: Partial<Audit>): string {
  const client = new QueryClient();
  client.setQueryData(['config'], { venue: { timeZone: 'Europe/Amsterdam' } });
  const whole: Audit = { at, checked: 180, findings: [], running: false, changes: null, ...audit };
  return wordsOf(
    drawn(
      <QueryClientProvider client={client}>
        <AuditOutcome audit={whole} />
      </QueryClientProvider>,
    ),
  );
}

test('an audit without findings says how many rules were right, and when', () => {
  expect(wordsFor({})).toMatch(/^Alles klopt: 180 regels nagekeken, .*10:00\.$/);
});

test('findings stand with the part of the house they are about, and whose they are', () => {
  expect(wordsFor({ findings: [unpaid] })).toMatch(/^1 regel klopt niet, .*Betalingen paid more than asked: 1 r-1$/);
});

test('while the next audit runs, what changed since the last one comes first', () => {
  const right = { since: at, reservations: 1, findings: [] };
  expect(wordsFor({ running: true, changes: right, findings: [unpaid] })).toMatch(
    /^Wat sinds .*10:00 is veranderd, klopt: 1 reservering nagekeken\. De controle loopt nog\. .*Betalingen paid/,
  );
  const wrong = { since: at, reservations: 7, findings: [lost] };
  expect(wordsFor({ running: true, changes: wrong, findings: [unpaid] })).toMatch(
    /^Van wat sinds .* is veranderd, klopt niet alles\. .*Bezette plaatsen en tijden place .* De controle loopt nog\. .*Betalingen/,
  );
});

test('the first audit of all has nothing of an earlier one to show', () => {
  expect(wordsFor({ running: true, at: null, checked: 0 })).toBe('De eerste controle loopt nog.');
});
