import type { QueryClient } from '@tanstack/react-query';
import { fromCallback } from 'xstate';
import type { Flow } from '#contract/names.ts';
import type { ReservationActors } from '#machines/reservation/reservation.actors.ts';
import { onOtherTab } from '#web/api/otherTabs.ts';
import { onTokenChange } from '#web/api/tokens.ts';
import { reservationKey, type ReservationLoad } from '#web/queries/reservation.ts';
import { factsOf } from './facts.ts';

/** Reports changes of the cached reservation or the login, also from other tabs. */
export const factsActor = (client: QueryClient, flow: Flow): ReservationActors['facts'] =>
  fromCallback(({ input: { slug }, sendBack }) => {
    const key = reservationKey(slug);
    const currentLoad = (): ReservationLoad | undefined => client.getQueryData<ReservationLoad>(key);
    let lastText = JSON.stringify(factsOf(flow, currentLoad() ?? { reservation: null, gone: null }));
    const send = (): void => {
      const load = currentLoad();
      if (load === undefined) return;
      const facts = factsOf(flow, load);
      const text = JSON.stringify(facts);
      if (text !== lastText) sendBack({ type: 'facts.changed', facts });
      lastText = text;
    };
    const stopCache = client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey.length === 2 && query.queryKey[1] === slug) send();
    });
    const stopTokens = onTokenChange((name) => {
      if (name === 'session') void client.invalidateQueries({ queryKey: key, refetchType: 'all' });
      else send();
    });
    const stopTabs = onOtherTab((changed) => {
      if (changed === slug) void client.invalidateQueries({ queryKey: key, refetchType: 'all' });
    });
    return () => {
      stopTabs();
      stopCache();
      stopTokens();
    };
  });
