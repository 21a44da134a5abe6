import type { Mail } from '#server/adapters/mail/mailPort.ts';

/** The token of the link to a page in a mail. */
export function mailedTokenIn(mail: Mail | undefined, page: string): string {
  const token = new RegExp(`/${page}/([A-Za-z0-9_-]{43})(?:\\s|$)`).exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link to ${page} in: ${mail?.text ?? 'no mail'}`);
  return token;
}
