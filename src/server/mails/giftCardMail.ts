import { isLanguage } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { giftCardLink, giftCardTitle } from '#server/credits/giftCards/giftCards.service.ts';
import type { PrintableGiftCard, PrintedGiftCard } from '#server/credits/giftCards/giftCards.service.ts';
import { formatEuro } from '#domain/values/money.ts';
import { formatDate } from '#server/http/formats.ts';
import { siteOf } from '#server/http/sitePage.ts';
import type { Sites } from '#server/http/sitePage.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import type { SummaryLine } from './confirmationLines.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { block, button, link, mailPage, olive, paragraph, rows } from './mailPage.ts';
import { updateTexts } from './updateTexts.ts';
import { senderOf } from './senderOf.ts';
import { giftCardTexts } from './giftCardTexts.ts';
import { labelled, labelledLine } from './labelled.ts';
import { beforeBlank, ownWords } from './ownWords.ts';

const pictureId = 'picture@kuur';

const pictureStyle = 'display:block;width:100%;height:auto;border-radius:16px;margin:0 0 16px;';

interface Letter {
  language: Language;
  greeting: string;
  opening: string;
  lines: SummaryLine[];
  code: string;
  siteUrl: string;
  picture: boolean;
}

interface Sending extends Sites {
  from: string | null;
  /** Where staff send it; else the order's address, else the buyer's. */
  email: string | null;
  /** Id of a mail that is sent again. */
  again: string | null;
}

/** With the sheet to print, in the language it was bought in. `null`: no address. */
export function giftCardMail(
  { card, code, pdf, picture }: PrintedGiftCard,
  { from, email, again, ...sites }: Sending,
): Mail | null {
  const language = isLanguage(card.language) ? card.language : 'nl';
  const texts = giftCardTexts[language];
  const isGift = card.recipientEmail !== null;
  const to = email ?? card.recipientEmail ?? card.customer?.email ?? null;
  if (to === null) return null;
  const { sender, recipient, venueName: venue } = card;
  const facts = { what: whatOf(card, language), venue, sender, recipient };
  const name = isGift ? recipient : (card.customer?.firstName ?? null);
  const letter: Letter = {
    language,
    greeting: confirmationTexts[language].greeting(name),
    opening: (isGift ? texts.gift : texts.bought)(facts),
    lines: [
      ...(card.message === '' ? [] : [{ label: texts.message, value: card.message }]),
      ...(card.usableTo ? [{ label: texts.validUntil, value: formatDate(card.usableTo, language) }] : []),
    ],
    code,
    siteUrl: giftCardLink(siteOf(sites, card), language, { kind: card.kind, code }),
    picture: picture !== null,
  };
  return {
    messageId: `${card.id}.card${again === null ? '' : `.${again}`}@${card.venueId}.kuur`,
    ...senderOf(card, from),
    to,
    subject: (isGift ? texts.giftSubject : texts.boughtSubject)(facts).replaceAll(/\s+/g, ' '),
    language,
    html: htmlOf(card, letter),
    text: textOf(card, letter),
    attachments: [
      { filename: fileNameOf(card, code, language), contentType: 'application/pdf', content: pdf },
      ...(picture ? [{ filename: 'cadeau.jpg', contentType: 'image/jpeg', content: picture, cid: pictureId }] : []),
    ],
  };
}

function whatOf(card: PrintableGiftCard, language: Language): string {
  const title = giftCardTitle(card, language);
  return card.kind === 'voucher' ? title : `${title} ${formatEuro(card.amount, language)}`;
}

const fileNameOf = (card: PrintableGiftCard, code: string, language: Language): string =>
  `${giftCardTitle(card, language).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${code.slice(-4)}.pdf`;

function htmlOf({ venueName, branding }: PrintableGiftCard, letter: Letter): string {
  const { language, greeting, opening, lines, code, siteUrl, picture } = letter;
  const texts = giftCardTexts[language];
  const own = ownWords(branding, 'giftCardMail', language);
  const shown =
    `<p style="margin:0 0 4px;color:${olive.deep};">${escapeHtml(texts.code)}</p>` +
    `<p style="margin:0;font-size:19px;font-weight:700;white-space:nowrap;">${escapeHtml(code)}</p>`;
  return mailPage({ language, venueName, branding }, [
    picture ? `<img src="cid:${pictureId}" alt="" width="528" style="${pictureStyle}">` : '',
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(opening)),
    own.opening.html,
    block(shown, olive.sand),
    lines.length === 0 ? '' : block(rows(lines).replaceAll('\n', '<br>')),
    paragraph(escapeHtml(texts.attached)),
    paragraph(escapeHtml(texts.howTo)),
    button(siteUrl, texts.choose),
    own.closing.html,
    paragraph(escapeHtml(confirmationTexts[language].contact(branding.contactEmail))),
    paragraph(`${escapeHtml(updateTexts[language].regards)}<br>${link(branding.siteUrl, venueName)}`),
  ]);
}

function textOf({ venueName, branding }: PrintableGiftCard, letter: Letter): string {
  const { language, greeting, opening, lines, code, siteUrl } = letter;
  const texts = giftCardTexts[language];
  const own = ownWords(branding, 'giftCardMail', language);
  return [
    greeting,
    '',
    opening,
    '',
    ...beforeBlank(own.opening.lines),
    labelled(language, texts.code, code),
    ...lines.map(labelledLine(language)),
    '',
    texts.attached,
    texts.howTo,
    labelled(language, texts.choose, siteUrl),
    '',
    ...beforeBlank(own.closing.lines),
    confirmationTexts[language].contact(branding.contactEmail),
    '',
    updateTexts[language].regards,
    venueName,
    branding.siteUrl,
    '',
  ].join('\n');
}
