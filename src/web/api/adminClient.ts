import { adminToken, setAdminToken } from './adminToken.ts';
import { makeClient } from './makeClient.ts';

/** The API as staff use it. */
export const { api, bodyOf, dataOf } = makeClient({
  token: adminToken,
  forgetToken: () => setAdminToken(null),
});
