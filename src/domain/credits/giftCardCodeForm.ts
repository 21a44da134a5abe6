import * as z from 'zod/mini';
import { requiredText } from '../values/textField.ts';

/** The code of a gift card as it is typed: `required`, `too_long`. Whether there is such a card is for the server to say. */
export const giftCardCodeForm = z.object({ code: requiredText(64) });
