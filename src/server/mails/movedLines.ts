import { plainTextOf } from '#domain/catalog/richText.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import { formatDayWithin } from '#server/http/formats.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import type { Booking } from './booking.repo.ts';
import type { SummaryLine } from './confirmationLines.ts';
import { labelled, labelledLine } from './labelled.ts';
import { block, button, link, olive, paragraph, rows } from './mailPage.ts';
import { movedTexts } from './movedTexts.ts';

/** 'HH:mm' before and after; `fromDay` where that was another day. */
export interface MovedItem {
  itemId: string;
  from: string;
  to: string;
  fromDay?: string;
}

export const movedItems = ({ moves }: Record<string, unknown>): MovedItem[] =>
  Array.isArray(moves) ? (moves as MovedItem[]) : [];

export const isToOtherDay = ({ fromDay }: MovedItem): boolean => fromDay !== undefined;

/** What was removed since is left out. */
export function movedLines({ day, items }: Booking, moves: readonly MovedItem[], language: Language): SummaryLine[] {
  const { times, days } = movedTexts[language];
  return moves.flatMap(({ itemId, from, to, fromDay }) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) return [];
    const label = plainTextOf(translate(item.name, language).text).replaceAll('\n', ' ');
    return [
      {
        label,
        value:
          fromDay === undefined
            ? times(from, to)
            : days([formatDayWithin(fromDay, language), from], [formatDayWithin(day, language), to]),
      },
    ];
  });
}

interface Answering {
  language: Language;
  /** The booking's own page, where the guest answers: a link in a mail changes nothing by being opened. */
  ownUrl: string;
  /** Whether guests change their booking themselves. */
  mayChoose: boolean;
}

/** At which the page offers other times at once. */
const anotherUrl = (ownUrl: string): string => `${ownUrl}#another`;

export function movedText(lines: readonly SummaryLine[], { language, ownUrl, mayChoose }: Answering): string[] {
  if (lines.length === 0) return [];
  const { choice, answer, accept, another } = movedTexts[language];
  return [
    '',
    ...lines.map(labelledLine(language)),
    '',
    mayChoose ? choice : answer,
    labelled(language, accept, ownUrl),
    ...(mayChoose ? [labelled(language, another, anotherUrl(ownUrl))] : []),
  ];
}

export function movedHtml(lines: readonly SummaryLine[], { language, ownUrl, mayChoose }: Answering): string {
  if (lines.length === 0) return '';
  const { choice, answer, accept, another } = movedTexts[language];
  return [
    block(rows([...lines]), olive.sand),
    paragraph(escapeHtml(mayChoose ? choice : answer)),
    button(ownUrl, accept),
    mayChoose ? paragraph(link(anotherUrl(ownUrl), another)) : '',
  ].join('');
}
