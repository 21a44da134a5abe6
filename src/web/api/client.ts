import createClient from 'openapi-fetch';
import type { paths } from '#contract/openapi.gen.ts';
import { ApiError, apiErrorOf } from './ApiError.ts';
import { startData } from './startData.ts';
import { customerToken, reservationSession, setCustomerToken } from './tokens.ts';

export const api = createClient<paths>({ baseUrl: '/api' });

api.use({
  onRequest({ request }) {
    const { headers } = request;
    const [session, token] = [reservationSession(), customerToken()];
    headers.set('X-App-Tag', startData.appTag);
    headers.set('Accept-Language', document.documentElement.lang);
    if (session !== null) headers.set('X-Reservation-Session', session);
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
  onError() {
    return new ApiError({ status: 0, code: 'offline' });
  },
});

type Answer<T> = { data?: T; error?: unknown; response: Response };

/** The body of a successful call; throws ApiError. A refused customer token is removed. */
export async function bodyOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const sent = customerToken();
  const { data, error, response } = await call;
  if (response.ok) return data as T;
  const refused = apiErrorOf(response, error);
  if (refused.code === 'unauthorized' && customerToken() === sent) setCustomerToken(null);
  throw refused;
}

export async function dataOf<T>(call: Promise<Answer<{ data: T }>>): Promise<T> {
  return (await bodyOf(call)).data;
}
