import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Config, Flow } from '#contract/names.ts';

vi.stubGlobal('document', { getElementById: () => null });
const { enterReservation } = await import('#web/actors/reservationSession.ts');
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
