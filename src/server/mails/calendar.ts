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
import { labelled } from './labelled.ts';

/** Clocks change on the last Sundays of March and October, an hour ahead of London. */
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
 * RFC 5545, in the venue's time. The UID stays and SEQUENCE rises, so calendars replace the appointment; a cancelled
 * one is removed. `null`: no times. Throws RangeError for an unknown time zone.
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
    description: [labelled(language, texts.number, booking.number), '', ...linesOf(booking, language)].join('\n'),
    location: [booking.venueName, booking.branding.address].filter(Boolean).join(', '),
    url: booking.branding.siteUrl,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString().replace('BEGIN:VEVENT', `${vtimezone(timeZone)}\r\nBEGIN:VEVENT`);
}

const momentOf = (day: LocalDate, minute: MinuteOfDay): string =>
  minute === 1440 ? `${addDays(day, 1)}T00:00:00` : `${day}T${formatTime(minute)}:00`;
