import type { Mail } from '#server/adapters/mail/mailPort.ts';
import type { Letter } from './booking.repo.ts';
import type { MailsDeps } from './mailsDeps.ts';

const addressIn = (mailbox: string): string => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/** The name in the sending mailbox is the default venue's: any other sends from its address alone. */
export const sentBy = <Sending extends Pick<MailsDeps, 'mailFrom' | 'defaultAppTag'>>(
  deps: Sending,
  venueId: string,
): Sending =>
  deps.mailFrom === null || venueId === deps.defaultAppTag ? deps : { ...deps, mailFrom: addressIn(deps.mailFrom) };

/**
 * `from`: the mailbox that sends; null: the venue's own address. An address without a name gets the venue's, and what is
 * written back goes to the venue.
 */
export function senderOf(
  { venueName, branding }: Pick<Letter, 'venueName' | 'branding'>,
  from: string | null,
): Pick<Mail, 'from' | 'replyTo'> {
  const { senderName = '', replyTo = null } = branding.mail ?? {};
  const name = (senderName || venueName).replaceAll(/["\\]/g, '');
  const isNameless = from !== null && addressIn(from) === from;
  const isOwn = senderName === '' && from !== null && !isNameless;
  const repliesTo = replyTo ?? (isNameless && from !== branding.contactEmail ? branding.contactEmail : null);
  return {
    from: isOwn ? from : `"${name}" <${addressIn(from ?? branding.contactEmail)}>`,
    ...(repliesTo === null ? {} : { replyTo: repliesTo }),
  };
}
