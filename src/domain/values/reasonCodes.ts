/** Why the system itself moves money or stops a credit; stored where staff write theirs in words. */
export const reasonCodes = [
  'self_service',
  'changed_at_desk',
  'late_payment',
  'double_payment',
  'mismatch',
  'chargeback',
  'refund',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

export const isReasonCode = (text: string): text is ReasonCode => (reasonCodes as readonly string[]).includes(text);
