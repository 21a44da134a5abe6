import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import { addDays, weekdayOf } from '#domain/values/localDate.ts';
import type { LocalDate, Weekday } from '#domain/values/localDate.ts';
import type { OpeningBlock } from '#server/db/jsonColumns.ts';
import { html, text } from './texts.ts';

export const demoPool = { id: 'baden', name: 'Baden en tuin', capacity: 220 };
export const openFrom = 8 * 60;
export const openTo = 23 * 60;

type OpeningException = { fromDate: LocalDate; toDate: LocalDate; blocks: OpeningBlock[]; reason: Translated };
type Period = { fromDate: LocalDate; toDate: LocalDate };

/** On or after `days` from today. */
export function weekdayAfter(today: LocalDate, days: number, weekday: Weekday): LocalDate {
  let date = addDays(today, days);
  while (weekdayOf(date) !== weekday) date = addDays(date, 1);
  return date;
}

const yearsFrom = (today: LocalDate): number[] => [-1, 0, 1].map((offset) => Number(today.slice(0, 4)) + offset);

export function demoExceptions(today: LocalDate): OpeningException[] {
  const christmas = text('Kerst', 'Christmas', 'Weihnachten', 'Noël');
  const newYear = text(
    'Oud en nieuw: andere openingstijden',
    'New Year: other opening hours',
    'Jahreswechsel: andere Öffnungszeiten',
    'Nouvel An : autres horaires',
  );
  const early = [{ from: openFrom, to: 18 * 60 }];
  const winters = yearsFrom(today).flatMap((year) => [
    oneDay(`${year}-12-24`, early, christmas),
    oneDay(`${year}-12-25`, [], christmas),
    oneDay(`${year}-12-31`, early, newYear),
    oneDay(`${year + 1}-01-01`, [{ from: 12 * 60, to: openTo }], newYear),
  ]);
  const soon = [
    oneDay(weekdayAfter(today, 14, 1), [], text('Onderhoud', 'Maintenance', 'Wartung', 'Entretien')),
    oneDay(
      weekdayAfter(today, 9, 4),
      early,
      text('Besloten avond', 'Private evening', 'Private Feier', 'Soirée privée'),
    ),
  ];
  const winterDates = new Set(winters.map((exception) => exception.fromDate));
  return [...winters, ...soon.filter((exception) => !winterDates.has(exception.fromDate))].filter(
    (exception) => exception.toDate >= addDays(today, -1),
  );
}

const oneDay = (date: LocalDate, blocks: OpeningBlock[], reason: Translated): OpeningException => ({
  fromDate: date,
  toDate: date,
  blocks,
  reason,
});

/** Dates inclusive; a visit costs more. */
export function demoSeasons(today: LocalDate): Period[] {
  return yearsFrom(today)
    .flatMap((year) => [
      { fromDate: `${year}-02-14`, toDate: `${year}-02-28` },
      { fromDate: `${year}-04-25`, toDate: `${year}-05-05` },
      { fromDate: `${year}-07-11`, toDate: `${year}-08-23` },
      { fromDate: `${year}-10-17`, toDate: `${year}-10-25` },
      { fromDate: `${year}-12-19`, toDate: `${year + 1}-01-03` },
    ])
    .filter((period) => period.toDate >= addDays(today, -120));
}

export function openDay(today: LocalDate, days: number, weekday?: Weekday): LocalDate {
  const closed = new Set(demoExceptions(today).map((exception) => exception.fromDate));
  let date = weekday ? weekdayAfter(today, days, weekday) : addDays(today, days);
  while (closed.has(date)) date = addDays(date, weekday ? 7 : 1);
  return date;
}

export function demoMessages(today: LocalDate): (Period & { text: Translated<RichText>; weekdays: number[] | null })[] {
  const always = { fromDate: today, toDate: addDays(today, 365) };
  return [
    {
      ...always,
      weekdays: [5, 6],
      text: html(
        '<p><strong>Opgietingen</strong> om 15:00, 17:00 en 19:00 uur in de tuinsauna.</p>',
        '<p><strong>Sauna infusions</strong> at 3, 5 and 7 pm in the garden sauna.</p>',
        '<p><strong>Aufgüsse</strong> um 15, 17 und 19 Uhr in der Gartensauna.</p>',
        '<p><strong>Rituels d’infusion</strong> à 15 h, 17 h et 19 h dans le sauna du jardin.</p>',
      ),
    },
    {
      ...always,
      weekdays: [3],
      text: html(
        '<p>Op woensdag is de rustruimte stil: telefoons blijven in het kluisje.</p>',
        '<p>On Wednesdays the rest area is silent: phones stay in the locker.</p>',
        '<p>Mittwochs ist der Ruheraum still: Telefone bleiben im Schließfach.</p>',
        '<p>Le mercredi, l’espace de repos est silencieux : les téléphones restent au casier.</p>',
      ),
    },
    {
      fromDate: addDays(today, 20),
      toDate: addDays(today, 24),
      weekdays: null,
      text: html(
        '<p>Het buitenbad krijgt nieuw water en is deze dagen tot 12:00 uur dicht.</p>',
        '<p>The outdoor bath gets fresh water and is closed until noon on these days.</p>',
        '<p>Das Außenbecken bekommt frisches Wasser und ist an diesen Tagen bis 12 Uhr geschlossen.</p>',
        '<p>Le bain extérieur reçoit une eau nouvelle et reste fermé jusqu’à midi ces jours-là.</p>',
      ),
    },
  ];
}
