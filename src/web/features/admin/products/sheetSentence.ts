import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { mostSheetLines } from '#domain/catalog/sheet/productSheet.ts';
import { productSentence } from './productSentence.ts';

const sentences: Record<string, MessageDescriptor> = {
  columns_unknown: msg({ id: 'sheet.error.columns_unknown', message: 'Dit zijn niet de kolommen van onze export' }),
  quote_open: msg({ id: 'sheet.error.quote_open', message: 'Hier breekt het bestand af' }),
  encoding_unknown: msg({ id: 'sheet.error.encoding_unknown', message: 'Sla het bestand op als UTF-8' }),
  too_many_lines: msg({
    id: 'sheet.error.too_many_lines',
    message: `Meer dan ${mostSheetLines} regels passen niet in een keer`,
  }),
  cells_missing: msg({ id: 'sheet.error.cells_missing', message: 'Deze regel heeft te weinig of te veel kolommen' }),
  only_products_new: msg({
    id: 'sheet.error.only_products_new',
    message: 'Alleen producten zijn hier nieuw te maken, geen collecties of groepen',
  }),
  without_duration: msg({
    id: 'sheet.error.without_duration',
    message: 'Vul ook duration in: hoeveel minuten het duurt',
  }),
  too_many_changes: msg({
    id: 'sheet.error.too_many_changes',
    message: 'Er gaan 500 wijzigingen in een keer. Verdeel het over twee bestanden',
  }),
  price_unreadable: msg({ id: 'sheet.error.price_unreadable', message: 'Schrijf de prijs als 45,00' }),
  rule_unreadable: msg({
    id: 'sheet.error.rule_unreadable',
    message: 'Schrijf een afwijkende prijs als 45,00 weekdays=1,2 times=17:00-24:00 dates=2026-05-01..2026-09-30',
  }),
  pool_unreadable: msg({
    id: 'sheet.error.pool_unreadable',
    message: 'Schrijf plekken als de naam ervan met units=2 starts=10:00,11:30 weekdays=6,7',
  }),
  stay_unreadable: msg({
    id: 'sheet.error.stay_unreadable',
    message:
      'Schrijf een verblijf als waar het is met arrivals=10:00-17:00/30 departures=22:00/60 length=120-720, in minuten',
  }),
  ambiguous: msg({
    id: 'sheet.error.ambiguous',
    message:
      'Meer dan een heet zo. Zet de code erachter die in onze export staat, of in het adres van de pagina: Naam #code',
  }),
  version_conflict: msg({
    id: 'sheet.error.version_conflict',
    message: 'Iemand wijzigde dit na je export. Exporteer opnieuw',
  }),
};

const unknownPool = msg({
  id: 'sheet.error.pool',
  message:
    'Deze cel begint met plekken die niet (meer) bij Therapeuten en ruimtes staan. Zet een naam met = tussen aanhalingstekens',
});

/** What a cell calls by its name. */
const unknownNames: Record<string, MessageDescriptor> = {
  needs: msg({
    id: 'sheet.error.needs',
    message: 'needs noemt een soort of vaardigheid die niet bij Therapeuten en ruimtes staat',
  }),
  pool: unknownPool,
  stay: unknownPool,
  stay_product: msg({ id: 'sheet.error.stay_product', message: 'stay_product noemt geen product met een verblijf' }),
  worth: msg({ id: 'sheet.error.worth', message: 'worth noemt een product dat er niet is' }),
  categories: msg({ id: 'sheet.error.categories', message: 'categories heeft een naam die te lang of onleesbaar is' }),
};

/** `column`: its name in the sheet. */
export function sheetSentence(code: string, column: string): MessageDescriptor {
  if (code === 'not_found' && Object.hasOwn(unknownNames, column)) return unknownNames[column]!;
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence ?? productSentence(code, column);
}
