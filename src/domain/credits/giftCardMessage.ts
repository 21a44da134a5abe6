import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { optionalText, requiredText } from '../values/formFields.ts';

/** Most characters of each text on a gift card. */
export const messageLengths = { from: 100, to: 100, message: 500, recipientEmail: 254 } as const;

const invalid: FormCode = 'email_invalid';

/**
 * What stands on a gift card (specification §5): sender and receiver are required, the message may be empty, and with an
 * address the card is mailed there. The result is trimmed, an empty address null. Codes: `required`, `too_long`,
 * `email_invalid`.
 */
export const giftCardMessage = z.object({
  from: requiredText(messageLengths.from),
  to: requiredText(messageLengths.to),
  message: z.pipe(
    optionalText(messageLengths.message),
    z.transform((text) => text ?? ''),
  ),
  recipientEmail: z.pipe(
    optionalText(messageLengths.recipientEmail),
    z.nullable(z.string().check(z.toLowerCase(), z.regex(z.regexes.email, invalid))),
  ),
});

/** What the form holds before it is checked. */
export type WrittenMessage = z.input<typeof giftCardMessage>;
