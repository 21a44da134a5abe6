/** Booked, and not cancelled: only then is money outstanding. */
export const bookedStates = ['confirmed', 'checked_in', 'completed', 'no_show'] as const;

export const isBooked = ({ state }: { state: string }): boolean => (bookedStates as readonly string[]).includes(state);
