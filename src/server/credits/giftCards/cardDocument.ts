import { toBuffer } from 'qrcode';
import { isLanguage, translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import { formatEuro } from '#domain/values/money.ts';
import { formatDate } from '#server/http/formats.ts';
import { sitePage } from '#server/http/sitePage.ts';
import type { PrintableGiftCard } from './printableGiftCard.ts';
import { pdfOf } from '#server/adapters/pdf/document.ts';
import { drawCard } from './cardPage.ts';
import type { CardPage } from './cardPage.ts';
import { cardTexts } from './cardTexts.ts';
import { giftCardLink } from './giftCardLink.ts';
import { giftCardTitle, oneLine, plainWords } from './cardTitle.ts';

export interface PrintDeps {
  publicUrl: string;
  webRoot?: string | undefined;
}

export async function cardDocument(
  { publicUrl }: PrintDeps,
  card: PrintableGiftCard,
  { code, picture, logo }: { code: string; picture: Buffer | null; logo: Buffer | null },
): Promise<Buffer> {
  const language = isLanguage(card.language) ? card.language : 'nl';
  const link = giftCardLink({ publicUrl }, language, { kind: card.kind, code });
  const qr = await toBuffer(link, { width: 440, margin: 1, color: { dark: '#2B2E1A', light: '#FFFFFF' } });
  const page: CardPage = { ...wordsOf(card, language, publicUrl), code, qr, picture, logo };
  const info = {
    language,
    title: `${page.title} · ${card.venueName}`,
    author: card.venueName,
    createdAt: card.createdAt,
  };
  return pdfOf(info, (doc) => drawCard(doc, page));
}

type Words = Omit<CardPage, 'code' | 'qr' | 'picture' | 'logo'>;

function wordsOf(card: PrintableGiftCard, language: Language, publicUrl: string): Words {
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
    howTo: texts.howTo(printed(publicUrl)),
    balance: isVoucher ? '' : texts.balance(printed(sitePage({ publicUrl }, language, '/gift-card'))),
    texts,
    colors: {
      olive: branding.theme.olive ?? '#5C6B1F',
      oliveDeep: branding.theme.oliveDeep ?? '#4A5718',
      sand: branding.theme.sand ?? '#F5F0E3',
    },
  };
}
