import type { AnyMachineSnapshot } from 'xstate';
import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import type { SwimwearSchedule } from '#domain/catalog/isSwimwearDay.ts';
import type { TimePickerContext } from '#machines/timePicker/timePicker.types.ts';
import { ask } from '../../../../e2e/support/api.ts';
import type { End, EndOf } from '../../../../e2e/paths/worlds/worlds.ts';
import { heldBy } from '../held.ts';
import { euros } from '../line.ts';
import type { ApiVisit } from '../visit.ts';

type Read = {
  /** What the last line has, with what is read beside it. */
  sentence: string;
  reads?: (visit: ApiVisit) => string | Promise<string>;
};

const pickerOf = (visit: ApiVisit, id: 'timePicker' | 'stayPicker'): TimePickerContext =>
  (visit.child(id) as AnyMachineSnapshot & { context: TimePickerContext }).context;

type Config = { swimware: { text: string; schedule: SwimwearSchedule } };

/** What the page says below the day. */
async function swimwearOf({ server, snapshot }: ApiVisit): Promise<string> {
  const { swimware } = await ask<Config>(server, { method: 'GET', path: '/config' });
  const { date } = snapshot.context.draft;
  const words = swimware.text.replaceAll(/<[^>]+>/g, '');
  return date !== null && isSwimwearDay(swimware.schedule, date) ? words : 'geen badkledingdag';
}

const hours = new Intl.DateTimeFormat('nl', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** From when until when the venue holds it, by the clock on its wall. */
async function holdOf(visit: ApiVisit): Promise<string> {
  const { session, serverTime } = (await heldBy(visit))!;
  const [now, end] = [new Date(serverTime), new Date(session.expiresAt)];
  const minutes = (end.getTime() - now.getTime()) / 60_000;
  return `van ${hours.format(now)} tot ${hours.format(end)}, ${minutes} minuten`;
}

const reading: { [Kind in End['kind']]: (end: EndOf<Kind>) => Read } = {
  confirmation: ({ paid }) => ({ sentence: `bevestigd (payment) · betaald ${euros(paid)}, open` }),
  bank: ({ asks }) => ({ sentence: `bank vraagt ${euros(asks)}` }),
  everyone: ({ product, at }) => ({ sentence: `1: ${product} ${at} · 2: ${product} ${at}` }),
  swimwear: ({ words }) => ({ sentence: ` · ${words}`, reads: swimwearOf }),
  fullDay: () => ({
    sentence: 'dag en tijden kiezen (index) · 0 tijden beschikbaar',
    reads: (visit) => `${pickerOf(visit, 'stayPicker').options.length} tijden beschikbaar`,
  }),
  notBooked: () => ({ sentence: 'zegt not_booked' }),
  hold: ({ from, to, minutes }) => ({ sentence: `van ${from} tot ${to}, ${minutes} minuten`, reads: holdOf }),
  closedDay: () => ({
    sentence: 'tijd kiezen (index) · geen tijd: closed',
    reads: (visit) => `geen tijd: ${pickerOf(visit, 'timePicker').reason}`,
  }),
};

/** How a machine and its server say what a world is about. */
export const readOf = (end: End): Read => (reading[end.kind] as (each: End) => Read)(end);
