const key = 'gift_link';
const pattern = /^#(giftCard|voucher)=([\w-]{16,32})$/;

export type GiftLink = { kind: 'giftCard' | 'voucher'; code: string };

/** What stands behind the # of the link in a gift's mail and on its sheet. */
export function giftLinkIn(hash: string): GiftLink | null {
  const [, kind, code] = pattern.exec(hash) ?? [];
  return code === undefined ? null : { kind: kind as GiftLink['kind'], code };
}

/** Keeps it for this tab. Returns whether there was one: an address is looked at and shared, so it is taken out. */
export function takeGiftLink(hash: string): boolean {
  if (giftLinkIn(hash) === null) return false;
  stored((storage) => storage.setItem(key, hash));
  return true;
}

export const giftAtHand = (): GiftLink | null => giftLinkIn(stored((storage) => storage.getItem(key)) ?? '');
export const forgetGift = (): void => void stored((storage) => storage.removeItem(key));

function stored<Value>(access: (storage: Storage) => Value): Value | null {
  try {
    return access(window.sessionStorage);
  } catch {
    return null;
  }
}
