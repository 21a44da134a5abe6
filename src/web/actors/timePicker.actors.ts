import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { fromCallback } from 'xstate';
import type { DayTimes, Flow } from '#contract/names.ts';
import { offeredTimes } from '#domain/scheduling/stay/entryTimes.ts';
import type { TimePickerActors } from '#machines/timePicker/timePicker.actors.ts';
import type { StartRequest, StayRequest, TimesEvent } from '#machines/timePicker/timePicker.types.ts';
import { startsQuery, timesQuery } from '#web/queries/products.ts';
import { alternativeOf } from './refusals.ts';

type Send = (event: TimesEvent) => void;

/** Sends cached times at once and again when they change. */
function watchStay(client: QueryClient, { checkinGroups }: Flow, request: StayRequest, send: Send): () => void {
  const group = checkinGroups.find(({ id }) => id === request.checkinGroupId) ?? checkinGroups[0];
  const activityId = group?.activityProduct.xplanId ?? '';
  const entryId = group?.entryProduct.xplanId ?? '';
  const { date, personCount: persons } = request;
  const query = { ...timesQuery({ activityId, entryId, date, persons }), enabled: activityId !== '' };
  const observer = new QueryObserver(client, query);
  let lastTimes: DayTimes | undefined;
  const onResult = ({ data, isError }: { data: DayTimes | undefined; isError: boolean }): void => {
    if (isError) return send({ type: 'times.failed' });
    if (data === undefined || data === lastTimes) return;
    lastTimes = data;
    send({ type: 'times.loaded', offer: { options: offeredTimes(data), reason: null, alternatives: [] } });
  };
  const stop = observer.subscribe(onResult);
  onResult(observer.getCurrentResult());
  return stop;
}

/** Never from the cache. */
function loadStarts(client: QueryClient, request: StartRequest, send: Send): () => void {
  let stopped = false;
  const { slug, productId: xplanId, date, persons: guests, personCount: persons } = request;
  const load = async (): Promise<TimesEvent> => {
    try {
      const query = startsQuery({ slug, xplanId, date, guests, parts: [], persons });
      const { reason, alternatives, ...day } = await client.fetchQuery({ ...query, staleTime: 0 });
      const offer = { options: offeredTimes(day), reason, alternatives: alternatives.map(alternativeOf) };
      return { type: 'times.loaded', offer };
    } catch {
      return { type: 'times.failed' };
    }
  };
  void load().then((event) => {
    if (!stopped) send(event);
  });
  return () => {
    stopped = true;
  };
}

export const timePickerActors = (client: QueryClient, flow: Flow): TimePickerActors => ({
  times: fromCallback(({ input, sendBack }) =>
    input.kind === 'stay' ? watchStay(client, flow, input, sendBack) : loadStarts(client, input, sendBack),
  ),
});
