/** Midnight at the end of a day is 24:00 to the server and 00:00 to the browser. */
export const typedEnd = (time: string): string => (time === '24:00' ? '00:00' : time);
export const sentEnd = (time: string): string => (time === '00:00' ? '24:00' : time);
