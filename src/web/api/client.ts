import { makeClient } from './makeClient.ts';
import { customerToken, reservationSession, setCustomerToken } from './tokens.ts';

export const { api, bodyOf, dataOf } = makeClient({
  token: customerToken,
  forgetToken: () => setCustomerToken(null),
  sign: (headers) => {
    const session = reservationSession();
    if (session !== null) headers.set('X-Reservation-Session', session);
  },
});
