export const calendarFile = (body: string) => ({
  status: 200 as const,
  body,
  headers: {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="kuur.ics"',
  },
});
