import createClient from 'openapi-fetch';
import type { paths } from '#contract/openapi.gen.ts';
import { ApiError, apiErrorOf } from './ApiError.ts';
import { startData } from './startData.ts';

type Answer<T> = { data?: T; error?: unknown; response: Response };

type Caller = {
  token: () => string | null;
  /** The token was refused. */
  forgetToken: () => void;
  /** Sets headers of this kind of caller. */
  sign?: (headers: Headers) => void;
};

/** The API as one kind of caller uses it. */
export function makeClient({ token, forgetToken, sign }: Caller) {
  const api = createClient<paths>({ baseUrl: '/api' });
  api.use({
    onRequest({ request }) {
      const { headers } = request;
      const bearer = token();
      headers.set('X-App-Tag', startData.appTag);
      headers.set('Accept-Language', document.documentElement.lang);
      if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`);
      sign?.(headers);
      return request;
    },
    onError() {
      return new ApiError({ status: 0, code: 'offline' });
    },
  });

  /** The body of a successful call; throws ApiError. A refused token is removed. */
  async function bodyOf<T>(call: Promise<Answer<T>>): Promise<T> {
    const sent = token();
    const { data, error, response } = await call;
    if (response.ok) return data as T;
    const refused = apiErrorOf(response, error);
    if (refused.code === 'unauthorized' && token() === sent) forgetToken();
    throw refused;
  }

  const dataOf = async <T>(call: Promise<Answer<{ data: T }>>): Promise<T> => (await bodyOf(call)).data;

  return { api, bodyOf, dataOf };
}
