/**
 * Makes `toLocaleString('en-US', { timeZone })` reuse a formatter for each zone; returns how to undo it. dayjs calls it
 * for every moment in a zone, which is most of a month. cal.com's repository patches dayjs to the same effect.
 */
export function memoizeFormatters(): () => void {
  const { toLocaleString } = Date.prototype;
  const formatters = new Map<string, Intl.DateTimeFormat>();
  Date.prototype.toLocaleString = function (this: Date, locale?: string, options?: Intl.DateTimeFormatOptions): string {
    const { timeZone, ...more } = options ?? {};
    if (locale !== 'en-US' || timeZone === undefined || Object.keys(more).length > 0)
      return toLocaleString.call(this, locale, options);
    let formatter = formatters.get(timeZone);
    if (!formatter) formatters.set(timeZone, (formatter = formatterOf(timeZone)));
    return formatter.format(this);
  };
  return () => {
    Date.prototype.toLocaleString = toLocaleString;
  };
}

const [date, time] = [{ year: 'numeric', month: 'numeric', day: 'numeric' }, { hour: 'numeric' }] as const;

const formatterOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...date, ...time, minute: 'numeric', second: 'numeric' });
