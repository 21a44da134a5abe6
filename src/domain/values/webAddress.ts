/** A host without user name or password, then any path. */
const https = /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\\<>"]*)?$/u;

/** Only https: these addresses stand in mails and on pages. */
export const isWebAddress = (text: string): boolean => https.test(text);
