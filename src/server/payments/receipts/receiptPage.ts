import { drawHead, edge, ink, muted, wide } from '#server/adapters/pdf/letterhead.ts';
import type { Head } from '#server/adapters/pdf/letterhead.ts';
import { heightOf, linesOf, widthOf, writeLines } from '#server/adapters/pdf/lines.ts';
import type { Style } from '#server/adapters/pdf/lines.ts';
import type { Language } from '#domain/values/translated.ts';
import { factsOf, moneyLines, notesOf, soldSections, vatLines, vatOf } from './receiptLines.ts';
import type { Receipt, ReceiptLine } from './receiptLines.ts';
import { receiptTexts } from './receiptTexts.ts';

type Doc = PDFKit.PDFDocument;

const bottom = 841.89 - 56;
const column = 92;

const plain: Style = { weight: 500, size: 11, color: ink };
const quiet: Style = { ...plain, color: muted };
const strong: Style = { ...plain, weight: 700 };

export function drawReceipt(doc: Doc, receipt: Receipt, language: Language): void {
  const texts = receiptTexts[language];
  const { words, logo } = receipt;
  const olive = words.branding.theme.olive ?? '#5C6B1F';
  const sheet = new Sheet(doc, { venueName: words.venueName, olive, logo });
  sheet.words([words.branding.address].filter(Boolean), quiet);
  sheet.gap(18);
  sheet.words([texts.title], { weight: 500, size: 28, color: ink, leading: 1.2 });
  sheet.gap(10);
  for (const line of factsOf(receipt, language)) sheet.fact(line);
  for (const { title, lines } of soldSections(receipt, language)) sheet.section(title, lines);
  sheet.rule();
  for (const line of moneyLines(receipt, language)) sheet.line(line);
  const vat = vatOf(receipt);
  if (words.state !== 'cancelled' && vat.rates.length > 0) {
    sheet.section(texts.vat, [
      { text: texts.rate, amounts: [texts.net, texts.vat, texts.gross] },
      ...vatLines(vat, language),
    ]);
  }
  sheet.gap(18);
  for (const note of notesOf(vat, words, language)) sheet.words([note], quiet);
}

/** Writes downwards, and goes on at the top of a new sheet when one is full. */
class Sheet {
  readonly doc: Doc;
  readonly head: Head;
  y = 84;

  constructor(doc: Doc, head: Head) {
    this.doc = doc;
    this.head = head;
    drawHead(doc, head);
  }

  gap(points: number): void {
    this.y += points;
  }

  private room(points: number): void {
    if (this.y + points <= bottom) return;
    this.doc.addPage();
    drawHead(this.doc, this.head);
    this.y = 84;
  }

  words(texts: readonly string[], style: Style): void {
    for (const line of texts.flatMap((text) => linesOf(this.doc, text, style, wide))) {
      this.room(heightOf(1, style));
      this.y = writeLines(this.doc, [line], style, { x: edge, y: this.y });
    }
  }

  /** A label and its value in two columns. */
  fact({ text, amounts, strong: isStrong = false }: ReceiptLine): void {
    const values = linesOf(this.doc, amounts[0] ?? '', plain, wide - 150);
    this.room(heightOf(values.length, plain));
    writeLines(this.doc, [text], isStrong ? strong : quiet, { x: edge, y: this.y });
    this.y = writeLines(this.doc, values, plain, { x: edge + 150, y: this.y });
  }

  line({ text, amounts, strong: isStrong = false }: ReceiptLine): void {
    const style = isStrong ? strong : plain;
    const texts = linesOf(this.doc, text, style, wide - Math.max(1, amounts.length) * column);
    this.room(heightOf(texts.length, style));
    for (const [at, amount] of amounts.entries()) {
      const right = edge + wide - (amounts.length - 1 - at) * column;
      writeLines(this.doc, [amount], style, { x: right - widthOf(this.doc, amount, style), y: this.y });
    }
    this.y = writeLines(this.doc, texts, style, { x: edge, y: this.y });
  }

  section(title: string, lines: readonly ReceiptLine[]): void {
    this.gap(14);
    this.room(heightOf(2, plain));
    this.words([title], strong);
    for (const line of lines) this.line(line);
  }

  rule(): void {
    this.gap(10);
    this.doc
      .moveTo(edge, this.y)
      .lineTo(edge + wide, this.y)
      .lineWidth(0.5)
      .stroke(muted);
    this.gap(10);
  }
}
