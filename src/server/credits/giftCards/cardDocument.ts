import { isLanguage, translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import { formatEuro } from '#domain/values/money.ts';
import { formatDate } from '#server/http/formats.ts';
import { siteOf, sitePage } from '#server/http/sitePage.ts';
import type { Site, Sites } from '#server/http/sitePage.ts';
import type { PrintableGiftCard } from './printableGiftCard.ts';
import { pdfOf } from '#server/adapters/pdf/document.ts';
import { drawCard } from './cardPage.ts';
import type { CardPage } from './cardPage.ts';
import { cardTexts } from './cardTexts.ts';
import { giftCardLink } from './giftCardLink.ts';
import { giftCardTitle, oneLine, plainWords } from './cardTitle.ts';

export interface PrintDeps extends Sites {
  webRoot?: string | undefined;
}

type Printed = Pick<CardPage, 'code' | 'picture' | 'logo'>;

export function cardDocument(deps: PrintDeps, card: PrintableGiftCard, printed: Printed): Promise<Buffer> {
  const page = cardPageOf(deps, card, printed);
  const title = `${page.title} · ${card.venueName}`;
  return pdfOf({ language: languageOf(card), title, author: card.venueName, createdAt: card.createdAt }, (doc) =>
    drawCard(doc, page),
  );
}

export function cardPageOf(deps: PrintDeps, card: PrintableGiftCard, printed: Printed): CardPage {
  const language = languageOf(card);
  const site = siteOf(deps, card);
  const link = giftCardLink(site, language, { kind: card.kind, code: printed.code });
  return { ...wordsOf(card, language, site), ...printed, link };
}

export const languageOf = ({ language }: PrintableGiftCard): Language => (isLanguage(language) ? language : 'nl');

type Words = Omit<CardPage, 'code' | 'link' | 'picture' | 'logo'>;

function wordsOf(card: PrintableGiftCard, language: Language, site: Site): Words {
  const texts = cardTexts[language];
  const { productDescription: about, branding } = card;
  const isVoucher = card.kind === 'voucher';
  const printed = (address: string): string => address.replace(/^https?:\/\//, '');
  return {
    venueName: card.venueName,
    title: giftCardTitle(card, language),
    worth: isVoucher ? null : formatEuro(card.amount, language),
    about: isVoucher && about ? plainWords(translate({ nl: '', ...about }, language).text) : '',
    sender: oneLine(card.sender),
    recipient: oneLine(card.recipient),
    message: card.message,
    validUntil: card.usableTo && texts.validUntil(formatDate(card.usableTo, language)),
    howTo: texts.howTo(printed(site.url)),
    balance: isVoucher ? '' : texts.balance(printed(sitePage(site, language, '/gift-card'))),
    texts,
    colors: {
      olive: branding.theme.olive ?? '#5C6B1F',
      oliveDeep: branding.theme.oliveDeep ?? '#4A5718',
      sand: branding.theme.sand ?? '#F5F0E3',
    },
  };
}
