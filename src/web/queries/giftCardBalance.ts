import { api, dataOf } from '#web/api/client.ts';

export const giftCardBalance = (code: string) => dataOf(api.POST('/gift-cards/balance', { body: { code } }));
