import type { Language } from '#domain/values/translated.ts';
import type { Letter } from './booking.repo.ts';
import { languageOf } from './updateMail.ts';
import type { UpdateMail } from './updateMail.ts';

interface ReceiptTexts {
  subject(receipt: { number: string; venue: string }): string;
  attached: string;
  fileName: string;
}

const texts: Record<Language, ReceiptTexts> = {
  nl: {
    subject: ({ number, venue }) => `Je betaalbewijs ${number} van ${venue}`,
    attached: 'In de bijlage zit je betaalbewijs, als PDF.',
    fileName: 'Betaalbewijs',
  },
  en: {
    subject: ({ number, venue }) => `Your receipt ${number} from ${venue}`,
    attached: 'Your receipt is attached as a PDF.',
    fileName: 'Receipt',
  },
  de: {
    subject: ({ number, venue }) => `Ihr Zahlungsbeleg ${number} von ${venue}`,
    attached: 'Ihren Zahlungsbeleg finden Sie als PDF im Anhang.',
    fileName: 'Zahlungsbeleg',
  },
  fr: {
    subject: ({ number, venue }) => `Votre reçu ${number} de ${venue}`,
    attached: 'Vous trouverez votre reçu en pièce jointe, au format PDF.',
    fileName: 'Recu',
  },
};

/** `id`: of the job. */
export function receiptMail(
  letter: Letter,
  { id, number, pdf }: { id: string; number: string; pdf: Buffer },
): UpdateMail {
  const { subject, attached, fileName } = texts[languageOf(letter)];
  return {
    key: `${id}.receipt`,
    subject: subject({ number, venue: letter.venueName }),
    paragraphs: [attached],
    lines: [],
    attachments: [{ filename: `${fileName}-${number}.pdf`, contentType: 'application/pdf', content: pdf }],
  };
}
