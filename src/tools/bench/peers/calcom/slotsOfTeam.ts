import type { Day } from '#domain/scheduling/day/day.ts';
import { addDays } from '#domain/values/localDate.ts';
import { instantOf } from '#domain/values/zonedTime.ts';
import type { Libraries, Slots } from './libraries.ts';
import { teamOf, timeZone } from './team.ts';

const none = async (): Promise<never[]> => [];
const no = async (): Promise<boolean> => false;

/** Their service of slots with rows from memory where it would ask a database, for the whole month. */
export function slotsOfTeam(libraries: Libraries, month: readonly Day[]): () => Promise<Slots> {
  const { eventType, bookings } = teamOf(month);
  const bookingRepo = { findAllExistingBookingsForEventTypeBetween: async () => bookings };
  const oooRepo = { findManyOOO: none };
  const eventTypeRepo = { findForSlots: async () => eventType };
  const redisClient = { get: async () => null, set: async () => 'OK' };
  const service = new libraries.AvailableSlotsService({
    bookingRepo,
    oooRepo,
    eventTypeRepo,
    redisClient,
    selectedSlotRepo: { findManyUnexpiredSlots: none, deleteManyExpiredSlots: none },
    cacheService: { getShouldServeCache: no },
    featuresRepo: { checkIfTeamHasFeature: no },
    qualifiedHostsService: {
      findQualifiedHostsWithDelegationCredentials: async () => ({ qualifiedRRHosts: eventType.hosts, fixedHosts: [] }),
    },
    busyTimesService: new libraries.BusyTimesService({ bookingRepo }),
    userAvailabilityService: new libraries.UserAvailabilityService({
      bookingRepo,
      oooRepo,
      eventTypeRepo,
      redisClient,
    }),
  });
  const instant = (date: string): string => new Date(instantOf(date, 0, timeZone)).toISOString();
  const input = {
    eventTypeId: eventType.id,
    startTime: instant(month[0]!.date),
    endTime: instant(addDays(month.at(-1)!.date, 1)),
    timeZone,
    isTeamEvent: true,
  };
  return async () => (await service.getAvailableSlots({ input })).slots;
}
