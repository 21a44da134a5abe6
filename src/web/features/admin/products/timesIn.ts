/** The times in what somebody types, '9.30, 13:00' as '09:30' and '13:00'; what is no time is left out. */
export function timesIn(typed: string): string[] {
  const times = [...typed.matchAll(/(?<!\d)(\d{1,2})[:.](\d{2})(?!\d)/g)].flatMap(([, hours = '', minutes = '']) =>
    Number(hours) < 24 && Number(minutes) < 60 ? [`${hours.padStart(2, '0')}:${minutes}`] : [],
  );
  return [...new Set(times)].toSorted();
}
