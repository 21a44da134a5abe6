import type { GiftCard, GiftCardDetails } from '#contract/names.ts';
import type { TestAnswer } from './app.ts';
import type { StaffMember } from './staff.ts';

/** Blocks a gift card, or frees it, as somebody who just looked at it. */
export async function blockCard(
  staff: StaffMember,
  id: string,
  blocked: boolean,
  reason = 'Op verzoek',
): Promise<TestAnswer<GiftCard>> {
  const { giftCard } = (await staff.call<GiftCardDetails>('GET', `/gift-cards/${id}`)).json.data;
  return staff.call('PUT', `/gift-cards/${id}/block`, { blocked, reason, version: giftCard.version });
}
