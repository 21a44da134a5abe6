import * as z from 'zod/mini';
import type { FormCode } from '../values/formFields.ts';
import { optionalLines, optionalText, requiredText } from '../values/formFields.ts';

export const messageLengths = { from: 100, to: 100, message: 500, recipientEmail: 254 } as const;

const invalid: FormCode = 'email_invalid';

/** Specification §5. The result is trimmed, an empty address null. */
export const giftCardMessage = z.object({
  from: requiredText(messageLengths.from),
  to: requiredText(messageLengths.to),
  message: z.pipe(
    optionalLines(messageLengths.message),
    z.transform((text) => text ?? ''),
  ),
  recipientEmail: z.pipe(
    optionalText(messageLengths.recipientEmail),
    z.nullable(z.string().check(z.toLowerCase(), z.regex(z.regexes.email, invalid))),
  ),
});

export type GiftCardMessageInput = z.input<typeof giftCardMessage>;
