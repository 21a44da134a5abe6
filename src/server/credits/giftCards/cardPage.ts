import { drawHead, drawLeaf, edge, ink, muted, wide } from '#server/adapters/pdf/letterhead.ts';
import type { CardTexts } from './cardTexts.ts';
import { drawQr } from '#server/adapters/pdf/qr.ts';
import { heightOf, linesOf, widthOf, writeLines } from '#server/adapters/pdf/lines.ts';
import type { Style } from '#server/adapters/pdf/lines.ts';

type Doc = PDFKit.PDFDocument;

/** JPEG; as a data URL it is in the document once, on however many pages. */
export type Picture = Buffer | string | null;

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
  picture: Picture;
  logo: Picture;
  /** To read with a camera. */
  link: string;
}

const pictureTop = 84;
const panelTop = 658;
const panelHeight = 146;

const pictureHeightOf = ({ sender, recipient, message }: CardPage): number =>
  sender + recipient + message === '' ? wide / 1.5 : 262;

export function drawCard(doc: Doc, page: CardPage): void {
  drawHead(doc, { venueName: page.venueName, olive: page.colors.olive, logo: page.logo });
  drawPicture(doc, page);
  const top = drawTitle(doc, page, pictureTop + pictureHeightOf(page) + 26);
  drawWords(doc, page, top + 16);
  drawCode(doc, page);
}

function drawPicture(doc: Doc, page: CardPage): void {
  const { picture, colors } = page;
  const height = pictureHeightOf(page);
  doc.save().roundedRect(edge, pictureTop, wide, height, 24).clip();
  if (picture) doc.image(picture, edge, pictureTop, { cover: [wide, height], align: 'center', valign: 'center' });
  else {
    doc.rect(edge, pictureTop, wide, height).fill(colors.sand);
    doc.translate(edge + wide / 2 - 72, pictureTop + height / 2 - 82).scale(4);
    drawLeaf(doc, colors.olive);
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

function drawCode(doc: Doc, { code, link, validUntil, howTo, balance, texts, colors }: CardPage): void {
  doc.roundedRect(edge, panelTop, wide, panelHeight, 20).fill(colors.sand);
  const inset = 18;
  const side = panelHeight - 2 * inset;
  doc.roundedRect(edge + inset, panelTop + inset, side, side, 10).fill('#FFFFFF');
  drawQr(doc, link, { x: edge + inset + 8, y: panelTop + inset + 8, side: side - 16 });
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
