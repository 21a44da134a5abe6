import { isLanguage } from '#domain/values/translated.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { mailedToken } from '#server/http/mailedToken.ts';
import { siteOf, sitePage } from '#server/http/sitePage.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import { isLiveLink, readSender } from './accountMails.repo.ts';
import { accountTexts } from './accountTexts.ts';
import type { AccountText, AccountTexts } from './accountTexts.ts';
import type { MailsDeps } from './mailsDeps.ts';
import type { PasskeyTexts } from './passkeyTexts.ts';
import { writeMail } from './updateMail.ts';
import type { UpdateMail } from './updateMail.ts';

/** The address of a page of the venue's site, in the mail's language. */
type PageOf = (path: string) => string;

interface AccountMail {
  text: AccountText;
  action?: UpdateMail['action'];
}

/**
 * `null`: the venue is gone. Without the person's name: whoever registers writes that, and nobody confirmed the address
 * yet.
 */
async function accountMail(
  deps: MailsDeps,
  job: Job,
  mail: (texts: AccountTexts, pageOf: PageOf) => AccountMail,
): Promise<Mail | null> {
  const sender = await readSender(deps.db, job.venueId);
  if (!sender) return null;
  const language = languageOf(job);
  const { text, action } = mail(accountTexts[language], (path) => sitePage(siteOf(deps, sender), language, path));
  const facts = { venue: sender.venueName };
  return writeMail({ ...sender, language, firstName: null }, deps.mailFrom, {
    key: job.id,
    to: String(job.payload['email']),
    subject: text.subject(facts),
    paragraphs: text.paragraphs(facts),
    lines: [],
    ...(action ? { action } : {}),
  });
}

const languageOf = ({ payload }: Job) => {
  const language = String(payload['language']);
  return isLanguage(language) ? language : 'nl';
};

/** Where the person it is about logs in. */
const areaOf = ({ payload }: Job): string => (payload['subjectKind'] === 'staff' ? '/admin' : '/customer');

type LinkText = (texts: AccountTexts) => { text: AccountText; label: string };

/** `null`: its link was used or replaced meanwhile. */
async function linkMail(deps: MailsDeps, job: Job, page: string, textOf: LinkText): Promise<Mail | null> {
  const { venueId, payload } = job;
  const link = { venueId, linkId: String(payload['linkId']), email: String(payload['email']) };
  if (!(await isLiveLink(deps.db, link))) return null;
  const token = mailedToken(deps.secretKeys, link);
  return accountMail(deps, job, (texts, pageOf) => {
    const { text, label } = textOf(texts);
    return { text, action: { href: pageOf(`${page}/${token}`), label } };
  });
}

export const confirmEmailMail = (deps: MailsDeps, job: Job): Promise<Mail | null> =>
  linkMail(deps, job, `${areaOf(job)}/confirm`, ({ confirmEmail }) => ({
    text: confirmEmail,
    label: confirmEmail.confirm,
  }));

export const acceptInviteMail = (deps: MailsDeps, job: Job): Promise<Mail | null> =>
  linkMail(deps, job, '/admin/invite', ({ acceptInvite }) => ({ text: acceptInvite, label: acceptInvite.accept }));

export const resetPasswordMail = (deps: MailsDeps, job: Job): Promise<Mail | null> =>
  linkMail(deps, job, `${areaOf(job)}/reset-password`, ({ resetPassword }) => ({
    text: resetPassword,
    label: resetPassword.choose,
  }));

export const passwordChangedMail = (deps: MailsDeps, job: Job): Promise<Mail | null> =>
  accountMail(deps, job, ({ passwordChanged }) => ({ text: passwordChanged }));

/** Who did not do it keeps the account by a new password. */
export const passkeyMail = (deps: MailsDeps, job: Job, change: keyof PasskeyTexts): Promise<Mail | null> =>
  accountMail(deps, job, ({ [change]: text, resetPassword }, pageOf) => ({
    text,
    action: { href: pageOf(`${areaOf(job)}/reset-password`), label: resetPassword.choose },
  }));

/** To the old address: whoever reads it can still take the account back. */
export const emailChangeMail = (deps: MailsDeps, job: Job): Promise<Mail | null> =>
  accountMail(deps, job, ({ emailChange }, pageOf) => ({
    text: emailChange,
    action: { href: pageOf(`${areaOf(job)}/reset-password`), label: emailChange.reset },
  }));

export const accountUnusedMail = (deps: MailsDeps, job: Job): Promise<Mail | null> =>
  accountMail(deps, job, ({ accountUnused }, pageOf) => ({
    text: accountUnused,
    action: { href: pageOf('/customer/login'), label: accountUnused.logIn },
  }));
