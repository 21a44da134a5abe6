/** Why a card was refused, each with the test amount in whole euros that brings it about. */
const FAILURES = {
  invalid_card_number: 1001,
  invalid_cvv: 1002,
  invalid_card_holder_name: 1003,
  card_expired: 1004,
  invalid_card_type: 1005,
  refused_by_issuer: 1006,
  insufficient_funds: 1007,
  inactive_card: 1008,
  possible_fraud: 1009,
  authentication_failed: 1010,
};

export const CARD_FAILURES = Object.keys(FAILURES);

/** Why a card payment of this amount is refused; `null` for every amount without a meaning. */
export function failureOfAmount(cents: number): string | null {
  return Object.entries(FAILURES).find(([, euros]) => euros * 100 === cents)?.[0] ?? null;
}
