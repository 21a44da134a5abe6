import { useState } from 'react';
import { weekdayOf } from '#domain/values/localDate.ts';
import { addMonths } from '#domain/values/yearMonth.ts';
import { fullDay, monthName, monthTitle, weekdayNames } from '#web/i18n/dates.ts';
import { CalendarLegend, type CalendarDay } from '#web/ui/CalendarDay.tsx';
import { MonthCalendar } from '#web/ui/MonthCalendar.tsx';
import { weeksOf } from '#web/ui/monthGrid.ts';
import { Section } from './Section.tsx';

const today = '2026-05-08';
const full = new Set(['10', '14', '23', '24']);

function dayOf(date: string, selected: string): CalendarDay {
  const number = date.slice(8);
  const kind = date < today ? 'past' : full.has(number) ? 'full' : 'free';
  const swimwear = weekdayOf(date) === 2;
  const said = { past: 'voorbij', full: 'vol', free: '34 euro 50, beschikbaar' }[kind];
  return {
    date,
    label: String(Number(number)),
    ariaLabel: [fullDay(date, 'nl'), swimwear && kind === 'free' ? 'badkledingdag' : '', said]
      .filter(Boolean)
      .join(', '),
    sub: { past: undefined, full: 'vol', free: '34,50' }[kind],
    kind,
    swimwear,
    today: date === today,
    selected: date === selected,
  };
}

export function CalendarSection() {
  const [month, setMonth] = useState('2026-05');
  const [selected, setSelected] = useState('2026-05-16');
  const dates = weeksOf(month).flat();
  const named = (count: number): string => `Naar ${monthName(addMonths(month, count), 'nl')}`;
  return (
    <Section title="Kalender">
      <div style={{ maxWidth: '672px' }}>
        <MonthCalendar
          month={month}
          days={dates.flatMap((date) => (date === null ? [] : [dayOf(date, selected)]))}
          title={monthTitle(month, 'nl')}
          weekdays={weekdayNames('nl')}
          backLabel={named(-1)}
          forwardLabel={named(1)}
          canGoBack={month > '2026-05'}
          canGoForward
          onPick={setSelected}
          onMonth={setMonth}
          headingLevel={3}
          legend={
            <CalendarLegend
              items={[
                { kind: 'swim', text: 'Badkledingdag' },
                { kind: 'free', mark: '34,50', text: 'Plek, prijs p.p.' },
                { kind: 'full', mark: 'vol', text: 'Geen plek meer' },
              ]}
            />
          }
        />
      </div>
    </Section>
  );
}
