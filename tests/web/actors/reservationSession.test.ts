import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Config, Flow } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { facts, reservation } from '#tests/support/machines/reservationFixtures.ts';

vi.stubGlobal('document', { getElementById: () => null });
const { closeReservationSession, enterReservation } = await import('#web/actors/reservationSession.ts');
const { configQuery } = await import('#web/queries/settings.ts');

const flow = { id: 'f1', slug: 'cadeaubon', type: 'giftCard', subFlows: [{}], checkinGroups: [] } as unknown as Flow;

test('a return from the bank is told once each time the visitor comes back, also for the same reservation', async () => {
  const client = new QueryClient();
  client.setQueryData(configQuery.queryKey, { maxPersons: 8, today: '2026-05-01', lastDate: '2026-12-31' } as Config);
  const at = async (step: 'info' | 'payment', returned: string | null = null) => {
    const location = { step, returned, error: null, draft: {}, firstMethod: '', payAll: false };
    return enterReservation(client, flow, location, { onEmitted: () => {}, onDraft: () => {} });
  };
  const { session } = await at('payment');
  const events: string[] = [];
  session.actor.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event' && inspected.event.type === 'payment.returned') events.push('returned');
  });
  await at('payment', 'r1');
  await at('payment', 'r1');
  expect(events).toHaveLength(1);
  await at('info');
  await at('payment', 'r1');
  expect(events).toHaveLength(2);
});

test('leaving a flow saves what was typed, says when that failed, and leads nowhere any more', async () => {
  const client = new QueryClient();
  client.setQueryData(configQuery.queryKey, { maxPersons: 8, today: '2026-05-01', lastDate: '2026-12-31' } as Config);
  const location = { step: 'index', returned: null, error: null, draft: {}, firstMethod: '', payAll: false } as const;
  const heard: string[] = [];
  closeReservationSession();
  const entry: Flow = { ...flow, type: FlowType.Entry };
  const { session } = await enterReservation(client, entry, location, {
    onEmitted: (event) => heard.push(event.type === 'notice' ? event.code : event.type),
    onDraft: () => heard.push('draft'),
  });
  const { actor } = session;
  actor.send({ type: 'personCount.changed', personCount: 4 });
  actor.send({ type: 'remark.typed', remark: 'Met de trein' });
  closeReservationSession();
  expect(actor.getSnapshot().status).toBe('active');
  actor.send({ type: 'personCount.changed', personCount: 5 });
  actor.send({ type: 'facts.changed', facts: facts({ reservation: reservation() }) });
  actor.send({ type: 'facts.changed', facts: facts({ gone: 'confirmed' }) });
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('stopped'));
  expect(heard).toEqual(['draft', 'remark_failed']);
});
