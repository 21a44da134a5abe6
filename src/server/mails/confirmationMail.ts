import type { MailKind } from '#domain/catalog/mailForm.ts';
import { isLanguage } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { qrPicture } from '#server/adapters/pictures/qrPicture.ts';
import { formatDayTitle } from '#server/http/formats.ts';
import { siteOf, sitePage } from '#server/http/sitePage.ts';
import type { Sites } from '#server/http/sitePage.ts';
import type { Booking } from './booking.repo.ts';
import { calendarOf } from './calendar.ts';
import { cancelHref, confirmationHtml, ownLabel } from './confirmationHtml.ts';
import type { ConfirmationWords } from './confirmationHtml.ts';
import { linesOf } from './confirmationLines.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import type { MailsDeps } from './mailsDeps.ts';
import { isToOtherDay, movedLines, movedText } from './movedLines.ts';
import type { MovedItem } from './movedLines.ts';
import { movedTexts } from './movedTexts.ts';
import { selfServiceRef } from './selfServiceRef.service.ts';
import { senderOf } from './senderOf.ts';
import { labelled } from './labelled.ts';
import { ownWords } from './ownWords.ts';

/** 'again' needs an id of its own. */
export type Occasion =
  | { why: 'confirmed' | 'changed' }
  | { why: 'again'; id: string }
  | { why: 'moved'; moves: readonly MovedItem[] };

/** `null`: no address. The message id is the same for the same occasion. */
export function confirmationMail(
  booking: Booking,
  { mailFrom, secretKeys, ...sites }: Pick<MailsDeps, 'mailFrom' | 'secretKeys' | keyof Sites>,
  occasion: Occasion = { why: 'confirmed' },
): Mail | null {
  if (!booking.customer) return null;
  const language = isLanguage(booking.language) ? booking.language : 'nl';
  const calendar = calendarOf(booking);
  const pageAt = (path: string): string => sitePage(siteOf(sites, booking), language, path);
  const ownUrl = pageAt(`/reservation/manage/${selfServiceRef(secretKeys, booking)}`);
  const { subject, ...opening } = openingOf(booking, occasion, language);
  const words = { language, ...opening, withCalendar: calendar !== null, ownUrl, accountUrl: pageAt('/customer') };
  return {
    messageId: `${booking.number}.${booking.sequence}${occasion.why === 'again' ? `.${occasion.id}` : ''}@${booking.venueId}.kuur`,
    ...senderOf(booking, mailFrom),
    to: booking.customer.email,
    subject,
    language,
    html: confirmationHtml(booking, words),
    text: textOf(booking, words),
    attachments: [
      {
        filename: `${booking.number}.png`,
        contentType: 'image/png',
        content: qrPicture(booking.number),
        cid: 'qr@kuur',
      },
    ],
    ...(calendar === null ? {} : { calendar: { content: calendar, method: 'PUBLISH' as const } }),
  };
}

function openingOf(
  booking: Booking,
  occasion: Occasion,
  language: Language,
): Pick<ConfirmationWords, 'thanks' | 'moves' | 'own'> & { subject: string } {
  const facts = { venue: booking.venueName, day: formatDayTitle(booking.day, language) };
  const kind: MailKind = occasion.why === 'changed' || occasion.why === 'moved' ? 'changedMail' : 'confirmation';
  const own = ownWords(booking.branding, kind, language);
  if (occasion.why === 'moved') {
    const texts = movedTexts[language];
    const { subject, thanks } = occasion.moves.some(isToOtherDay) ? texts.otherDay : texts;
    return {
      subject: subject(facts),
      thanks: thanks(facts.venue),
      moves: movedLines(booking, occasion.moves, language),
      own,
    };
  }
  const texts = confirmationTexts[language];
  return occasion.why === 'changed'
    ? { subject: texts.changedSubject(facts), thanks: texts.changedThanks(facts.venue), moves: [], own }
    : { subject: texts.subject(facts), thanks: texts.thanks(facts.venue), moves: [], own };
}

const afterBlank = (lines: readonly string[]): string[] => (lines.length > 0 ? ['', ...lines] : []);

function textOf(booking: Booking, words: ConfirmationWords): string {
  const { language, thanks, moves, own, withCalendar, ownUrl, accountUrl } = words;
  const texts = confirmationTexts[language];
  const { branding, comment } = booking;
  return [
    texts.greeting(booking.customer?.firstName ?? null),
    '',
    thanks,
    ...movedText(moves, { language, ownUrl, mayChoose: booking.selfService.enabled }),
    ...afterBlank(own.opening.lines),
    '',
    labelled(language, texts.number, booking.number),
    ...linesOf(booking, language),
    ...(comment === '' ? [] : ['', labelled(language, texts.remarks, comment)]),
    '',
    labelled(language, ownLabel(booking, language), ownUrl),
    labelled(language, texts.account, accountUrl),
    labelled(language, texts.route, branding.routeUrl),
    ...(withCalendar ? [texts.calendar] : []),
    `${texts.change} ${labelled(language, texts.cancel, cancelHref(booking, ownUrl))}`,
    labelled(language, texts.facilities, branding.facilitiesUrl),
    ...afterBlank(own.closing.lines),
    texts.contact(branding.contactEmail),
    '',
    texts.farewell,
    booking.venueName,
    branding.siteUrl,
    '',
  ].join('\n');
}
