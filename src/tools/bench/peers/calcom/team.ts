import type { Day } from '#domain/scheduling/day/day.ts';
import { instantOf } from '#domain/values/zonedTime.ts';
import { closes, opens } from '../../busyMonth.ts';

export const timeZone = 'Europe/Amsterdam';
export const minutes = 60;

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const timeOfDay = (minute: number): Date => new Date(minute * 60_000);

/** The rows that cal.com would have read for a team: an event of so many minutes every quarter of an hour, and its bookings. */
export function teamOf(month: readonly Day[]) {
  const names = month[0]!.resources.map(({ id }) => id);
  const users = names.map(userNamed);
  const eventType = {
    ...eventDefaults,
    hosts: users.map((user) => ({ isFixed: false, groupId: null, userId: user.id, user, schedule: null })),
  };
  return { users, eventType, bookings: bookingsOf(month, names) };
}

const userNamed = (name: string, index: number) => ({
  id: index + 1,
  name,
  username: name,
  email: `${name}@olijfgaard.example`,
  timeZone,
  credentials: [],
  schedules: [
    {
      id: index + 1,
      timeZone,
      availability: [{ days: weekdays, startTime: timeOfDay(opens), endTime: timeOfDay(closes), date: null }],
    },
  ],
  defaultScheduleId: index + 1,
  travelSchedules: [],
  availability: [],
  userLevelSelectedCalendars: [],
  allSelectedCalendars: [],
});

function bookingsOf(month: readonly Day[], names: readonly string[]) {
  const spans = month.flatMap(({ date, resources }) =>
    resources.flatMap(({ id, otherClaims }) =>
      otherClaims.map(({ from, to }) => ({
        userId: names.indexOf(id) + 1,
        startTime: new Date(instantOf(date, from, timeZone)),
        endTime: new Date(instantOf(date, to, timeZone)),
      })),
    ),
  );
  const eventType = { id: 1, title: 'massage', beforeEventBuffer: 0, afterEventBuffer: 0, seatsPerTimeSlot: null };
  return spans.map((span, index) => ({
    ...span,
    id: index + 1,
    uid: `booking-${index + 1}`,
    title: 'massage',
    status: 'ACCEPTED',
    attendees: [],
    eventType,
  }));
}

const eventDefaults = {
  id: 1,
  slug: 'massage',
  length: minutes,
  slotInterval: 15,
  offsetStart: 0,
  minimumBookingNotice: 0,
  beforeEventBuffer: 0,
  afterEventBuffer: 0,
  schedulingType: 'ROUND_ROBIN',
  periodType: 'UNLIMITED',
  seatsPerTimeSlot: null,
  timeZone: null,
  schedule: null,
  bookingLimits: null,
  durationLimits: null,
  restrictionScheduleId: null,
  onlyShowFirstAvailableSlot: false,
  metadata: {},
  availability: [],
  users: [],
  team: null,
  parent: null,
};
