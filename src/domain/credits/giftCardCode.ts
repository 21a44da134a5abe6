import * as z from 'zod/mini';
import { crockfordGroups, isCrockford } from '../values/crockford.ts';
import { requiredText } from '../values/formFields.ts';

const symbols = 16;

export const giftCardCodeFrom = (bytes: Uint8Array): string => crockfordGroups(bytes, symbols);

/** Canonical: without spaces and dashes, in capitals, I and L read as 1, O as 0. */
export const normalGiftCardCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0');

export const mayBeGiftCardCode = (typed: string): boolean => isCrockford(normalGiftCardCode(typed), symbols);

export const giftCardCodeForm = z.object({ code: requiredText(64) });
