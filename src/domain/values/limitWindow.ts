/** In seconds. */
export const minutes = 60;
export const hours = 60 * minutes;
