import type { Mail } from '#server/adapters/mail/mailPort.ts';
import type { Letter } from './booking.repo.ts';

const addressIn = (mailbox: string): string => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/** `from`: the mailbox that sends for every venue; null: the venue's own address. */
export function senderOf(
  { venueName, branding }: Pick<Letter, 'venueName' | 'branding'>,
  from: string | null,
): Pick<Mail, 'from' | 'replyTo'> {
  const { senderName = '', replyTo = null } = branding.mail ?? {};
  const name = (senderName || venueName).replaceAll(/["\\]/g, '');
  const isOwn = senderName === '' && from !== null;
  return {
    from: isOwn ? from : `"${name}" <${addressIn(from ?? branding.contactEmail)}>`,
    ...(replyTo === null ? {} : { replyTo }),
  };
}
