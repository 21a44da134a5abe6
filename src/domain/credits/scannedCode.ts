import { mayBeGiftCardCode } from './giftCardCode.ts';

/** As the contract has it. */
export const maxCodeLength = 64;

/** The code of a gift card or voucher in what a scanner read (its QR code is a link to the site) or somebody typed. */
export function scannedCode(text: string): string {
  const [, inLink] = /#(?:giftCard|voucher)=([^&#\s]+)/.exec(text) ?? [];
  return inLink !== undefined && mayBeGiftCardCode(inLink) ? inLink : text.trim();
}
