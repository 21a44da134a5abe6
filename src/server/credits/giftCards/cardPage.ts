import type { CardTexts } from './cardTexts.ts';
import { heightOf, linesOf, widthOf, writeLines } from './cardLines.ts';
import type { Style } from './cardLines.ts';

type Doc = PDFKit.PDFDocument;

export interface CardPage {
  venueName: string;
  title: string;
  worth: string | null;
  about: string;
  sender: string;
  recipient: string;
  message: string;
  code: string;
  validUntil: string | null;
  howTo: string;
  balance: string;
  texts: CardTexts;
  colors: { olive: string; oliveDeep: string; sand: string };
  picture: Buffer | null;
  qr: Buffer;
}

const ink = '#2B2E1A';
const muted = '#5A5E42';
const edge = 48;
const wide = 595.28 - 2 * edge;
const pictureTop = 84;
const panelTop = 658;
const panelHeight = 146;

const pictureHeightOf = ({ sender, recipient, message }: CardPage): number =>
  sender + recipient + message === '' ? wide / 1.5 : 262;

export function drawCard(doc: Doc, page: CardPage): void {
  drawHead(doc, page);
  drawPicture(doc, page);
  const top = drawTitle(doc, page, pictureTop + pictureHeightOf(page) + 26);
  drawWords(doc, page, top + 16);
  drawCode(doc, page);
}

function drawLeaf(doc: Doc, { olive }: CardPage['colors']): void {
  doc.path('M18 22c-4.6-1.6-7-4.6-7-8.3C11 9.5 14 5.3 18 2v20Z').fill(olive);
  doc.path('M18 22c4.6-1.6 7-4.6 7-8.3C25 9.5 22 5.3 18 2v20Z').fill('#8A9460');
  doc.moveTo(2, 25).lineTo(34, 25).lineWidth(2).lineCap('round').stroke(ink);
  doc.path('M18 28c4 1.2 5.8 2.8 5.8 5S21.5 36.8 18 39c-3.5-2.2-5.8-3.8-5.8-6s1.8-3.8 5.8-5Z').fill('#C3CAA0');
}

function drawHead(doc: Doc, { venueName, colors }: CardPage): void {
  doc.save().translate(edge, 30);
  drawLeaf(doc, colors);
  doc.restore();
  writeLines(doc, [venueName], { weight: 600, size: 17, color: ink }, { x: edge + 44, y: 41 });
}

function drawPicture(doc: Doc, page: CardPage): void {
  const { picture, colors } = page;
  const height = pictureHeightOf(page);
  doc.save().roundedRect(edge, pictureTop, wide, height, 24).clip();
  if (picture) doc.image(picture, edge, pictureTop, { cover: [wide, height], align: 'center', valign: 'center' });
  else {
    doc.rect(edge, pictureTop, wide, height).fill(colors.sand);
    doc.translate(edge + wide / 2 - 72, pictureTop + height / 2 - 82).scale(4);
    drawLeaf(doc, colors);
  }
  doc.restore();
}

function drawTitle(doc: Doc, { title, worth, about, colors }: CardPage, top: number): number {
  const worthStyle: Style = { weight: 700, size: 40, color: ink, leading: 1.1 };
  const worthWidth = worth === null ? 0 : widthOf(doc, worth, worthStyle);
  if (worth !== null) writeLines(doc, [worth], worthStyle, { x: edge + wide - worthWidth, y: top });
  const free = wide - worthWidth - (worth === null ? 0 : 24);
  const titleStyle: Style = { weight: 500, size: 38, color: colors.oliveDeep, leading: 1.15 };
  const lines = linesOf(doc, title, titleStyle, free).slice(0, 2);
  const below = writeLines(doc, lines, titleStyle, { x: edge, y: top });
  const aboutStyle: Style = { weight: 500, size: 12.5, color: muted };
  return writeLines(doc, linesOf(doc, about, aboutStyle, wide).slice(0, 2), aboutStyle, { x: edge, y: below + 3 });
}

function drawWords(doc: Doc, { recipient, sender, message, texts }: CardPage, top: number): void {
  const nameStyle: Style = { weight: 600, size: 15, color: ink };
  const rows = [
    ...(recipient === '' ? [] : [[texts.for, recipient] as const]),
    ...(sender === '' ? [] : [[texts.from, sender] as const]),
  ];
  const column = rows.length > 1 ? wide / 2 - 10 : wide;
  for (const [index, [label, name]] of rows.entries()) {
    const x = edge + index * (column + 20);
    const below = writeLines(doc, [label], { weight: 500, size: 11, color: muted }, { x, y: top });
    writeLines(doc, linesOf(doc, name, nameStyle, column).slice(0, 2), nameStyle, { x, y: below });
  }
  if (message === '') return;
  const y = top + (rows.length > 0 ? 52 : 0);
  const room = panelTop - 18 - y;
  const sizes = [15, 13, 11, 9.5, 8, 7];
  const styleOf = (size: number): Style => ({ weight: 500, size, color: ink, leading: 1.42 });
  const fitting = sizes.find(
    (size) => heightOf(linesOf(doc, message, styleOf(size), wide).length, styleOf(size)) <= room,
  );
  const style = styleOf(fitting ?? 7);
  const most = Math.floor(room / heightOf(1, style));
  writeLines(doc, linesOf(doc, message, style, wide).slice(0, most), style, { x: edge, y });
}

function drawCode(doc: Doc, { code, qr, validUntil, howTo, balance, texts, colors }: CardPage): void {
  doc.roundedRect(edge, panelTop, wide, panelHeight, 20).fill(colors.sand);
  const inset = 18;
  const side = panelHeight - 2 * inset;
  doc.roundedRect(edge + inset, panelTop + inset, side, side, 10).fill('#FFFFFF');
  doc.image(qr, edge + inset + 5, panelTop + inset + 5, { width: side - 10, height: side - 10 });
  const x = edge + inset + side + 22;
  const free = wide - inset - side - 22 - inset;
  let y = writeLines(doc, [texts.code], { weight: 500, size: 11, color: muted }, { x, y: panelTop + inset });
  const codeStyle: Style = { weight: 700, size: 21, color: ink, leading: 1.35, spacing: 1 };
  y = writeLines(doc, [code], codeStyle, { x, y });
  if (validUntil !== null) {
    y = writeLines(doc, [validUntil], { weight: 600, size: 12, color: ink, leading: 1.5 }, { x, y });
  }
  const small: Style = { weight: 500, size: 10, color: muted, leading: 1.38 };
  writeLines(doc, linesOf(doc, `${howTo} ${balance}`, small, free).slice(0, 4), small, { x, y: y + 2 });
}
