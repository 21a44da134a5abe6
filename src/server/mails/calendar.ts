import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { translate, isLanguage } from '#domain/values/translated.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Booking } from './booking.repo.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { linesOf } from './confirmationLines.ts';

/** Zones that move their clocks on the last Sundays of March and October, an hour ahead of London. */
const centralEuropean = new Set(['Europe/Amsterdam', 'Europe/Brussels', 'Europe/Berlin', 'Europe/Paris']);

const vtimezone = (zone: string): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:DAYLIGHT',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'TZNAME:CEST',
    'DTSTART:19700329T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'TZNAME:CET',
    'DTSTART:19701025T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');

/**
 * The visit as an iCalendar file (RFC 5545), in the venue's own time. The UID stays the same and SEQUENCE rises with
 * every change, so calendars replace the appointment; one of a cancelled visit takes it away. What is booked stands in the
 * description. `null` for a booking without times. Throws RangeError for a time zone it has no rules of.
 */
export function calendarOf(booking: Booking): string | null {
  const { day, timeZone } = booking;
  const visit = visitSpan(booking, booking.items);
  if (visit === null) return null;
  if (!centralEuropean.has(timeZone)) throw new RangeError(`no calendar rules for ${timeZone}`);
  const language = isLanguage(booking.language) ? booking.language : 'nl';
  const texts = confirmationTexts[language];
  const isCancelled = booking.state === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: '//Kuur//Kuur//NL', method });
  calendar.createEvent({
    id: `${booking.number}@${booking.venueId}`,
    sequence: booking.sequence,
    stamp: booking.changedAt.toISOString(),
    start: momentOf(day, visit.from),
    end: momentOf(day, visit.to),
    timezone: timeZone,
    summary: `${booking.venueName} · ${translate(booking.flowName, language).text}`,
    description: [`${texts.number}: ${booking.number}`, '', ...linesOf(booking, language)].join('\n'),
    location: booking.venueName,
    url: booking.branding.siteUrl,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString().replace('BEGIN:VEVENT', `${vtimezone(timeZone)}\r\nBEGIN:VEVENT`);
}

/** The end of a day is the beginning of the next. */
const momentOf = (day: LocalDate, minute: MinuteOfDay): string =>
  minute === 1440 ? `${addDays(day, 1)}T00:00:00` : `${day}T${formatTime(minute)}:00`;
