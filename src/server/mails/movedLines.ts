import { plainTextOf } from '#domain/catalog/richText.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import type { Booking } from './booking.repo.ts';
import type { SummaryLine } from './confirmationLines.ts';
import { labelledLine } from './labelled.ts';
import { block, olive, paragraph, rows } from './mailPage.ts';
import { movedTexts } from './movedTexts.ts';

/** 'HH:mm' before and after. */
export interface MovedItem {
  itemId: string;
  from: string;
  to: string;
}

export const movedItems = ({ moves }: Record<string, unknown>): MovedItem[] =>
  Array.isArray(moves) ? (moves as MovedItem[]) : [];

/** What was removed since is left out. */
export function movedLines({ items }: Booking, moves: readonly MovedItem[], language: Language): SummaryLine[] {
  return moves.flatMap(({ itemId, from, to }) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) return [];
    const label = plainTextOf(translate(item.name, language).text).replaceAll('\n', ' ');
    return [{ label, value: movedTexts[language].times(from, to) }];
  });
}

export const movedText = (lines: readonly SummaryLine[], language: Language): string[] =>
  lines.length === 0 ? [] : ['', ...lines.map(labelledLine(language)), '', movedTexts[language].choice];

export const movedHtml = (lines: readonly SummaryLine[], language: Language): string =>
  lines.length === 0 ? '' : block(rows([...lines]), olive.sand) + paragraph(escapeHtml(movedTexts[language].choice));
