import type { Language } from '#domain/values/translated.ts';
import { pdfOf } from '#server/adapters/pdf/document.ts';
import type { Receipt } from './receiptLines.ts';
import { drawReceipt } from './receiptPage.ts';
import { receiptTexts } from './receiptTexts.ts';

export function receiptPdf(receipt: Receipt, language: Language): Promise<Buffer> {
  const { venueName, number, confirmedAt } = receipt.words;
  const title = `${receiptTexts[language].title} ${number} · ${venueName}`;
  const info = { language, title, author: venueName, createdAt: confirmedAt };
  return pdfOf(info, (doc) => drawReceipt(doc, receipt, language));
}
