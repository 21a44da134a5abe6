/** Minutes since midnight on the venue's clock, 0..1440. */
export type MinuteOfDay = number;

const timePattern = /^(\d{2}):(\d{2})$/;

/** Times that people choose begin and end on it. */
export const gridMinutes = 5;

/** From 'HH:mm', 00:00–24:00; null for any other text. */
export function parseTime(text: string): MinuteOfDay | null {
  const parts = timePattern.exec(text);
  if (!parts) return null;
  const [hours, minutes] = [Number(parts[1]), Number(parts[2])];
  if (minutes > 59 || hours * 60 + minutes > 1440) return null;
  return hours * 60 + minutes;
}

/** As 'HH:mm'. Throws RangeError outside 0..1440 or on part of a minute. */
export function formatTime(minute: MinuteOfDay): string {
  if (!Number.isInteger(minute) || minute < 0 || minute > 1440)
    throw new RangeError(`not a minute of the day: ${minute}`);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
