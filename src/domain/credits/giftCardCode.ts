import * as z from 'zod/mini';
import { crockfordGroups, isCrockford } from '../values/crockford.ts';
import { requiredText } from '../values/formFields.ts';

const symbols = 16;

/** The code of a gift card or voucher as it is printed: 80 bits of 16 bytes or more. Throws RangeError on fewer bytes. */
export const giftCardCodeFrom = (bytes: Uint8Array): string => crockfordGroups(bytes, symbols);

/** What was typed, as one canonical text: without spaces and dashes, in capitals, I and L read as 1, O as 0. Never throws. */
export const normalGiftCardCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0');

/** Whether what was typed can be a whole code. A name of as many letters can too. Never throws. */
export const mayBeGiftCardCode = (typed: string): boolean => isCrockford(normalGiftCardCode(typed), symbols);

/** The code of a gift card as it is typed: `required`, `too_long`. Whether there is such a card is for the server to say. */
export const giftCardCodeForm = z.object({ code: requiredText(64) });
