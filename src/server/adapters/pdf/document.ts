import PDFDocument from 'pdfkit';
import type { Language } from '#domain/values/translated.ts';
import { pdfFaces } from './fonts.ts';

export interface PdfInfo {
  language: Language;
  title: string;
  author: string;
  createdAt: Date;
}

/** Sheets of A4 in our letters, drawn from the top left without margins. */
export async function pdfOf(
  { language, title, author, createdAt }: PdfInfo,
  draw: (doc: PDFKit.PDFDocument) => void | Promise<void>,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  for (const face of Object.values(pdfFaces())) doc.registerFont(face.name, face.data);
  await draw(doc);
  doc.end();
  return written;
}
