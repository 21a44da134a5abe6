import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

export interface Stay {
  arrival: string;
  departure: string;
}

/** The first step of an entry: persons, part of the day, day and times. */
export function checkinPage(page: Page, texts: Texts = dutch) {
  const calendar = page.locator('[aria-busy="false"]').filter({ has: page.getByRole('grid') });
  const persons = page.getByRole('group', { name: texts.text('checkin.persons') });
  const times = page.getByRole('region', { name: texts.text('checkin.times') });
  const arrivals = times.getByRole('radiogroup', { name: texts.text('checkin.arrival') });
  const departures = times.getByRole('radiogroup', { name: texts.text('checkin.departure') });
  const freeDays = calendar.getByRole('button', { name: new RegExp(`, ${texts.text('calendar.said.free')}$`) });

  const nextMonth = async (): Promise<void> => {
    await expect(freeDays.first()).toBeVisible();
    const before = await calendar.getByRole('heading').textContent();
    await page
      .getByRole('button', { name: texts.pattern('calendar.toMonth') })
      .last()
      .click();
    await expect(page.getByRole('grid', { name: before ?? '' })).toHaveCount(0);
    await expect(freeDays.first()).toBeVisible();
  };
  /** A bookable day of the coming month, counted from 0; gives its date. */
  const pickDay = async (nth: number): Promise<string> => {
    await nextMonth();
    return choose(freeDays.nth(nth));
  };
  const choose = async (day: Locator): Promise<string> => {
    const date = (await day.getAttribute('data-date')) ?? '';
    await day.click();
    await expect(page.locator(`[data-date="${date}"]`).locator('..')).toHaveAttribute('aria-selected', 'true');
    return date;
  };
  const pickTime = async (group: Locator, time: string): Promise<void> => {
    await group.getByRole('radio', { name: time }).click();
  };

  return {
    open: (slug: string, prefix = '') => page.goto(`${prefix}/flow/${slug}`),
    heading: page.getByRole('heading', { level: 1, name: 'Reserveren' }),
    /** Above the heading, which all entries share. */
    flowName: page.getByRole('main').getByRole('paragraph').first(),
    persons,
    personCount: persons.getByRole('status'),
    morePersons: persons.getByRole('button', { name: texts.text('checkin.persons.more') }),
    fewerPersons: persons.getByRole('button', { name: texts.text('checkin.persons.less') }),
    part: (name: string) =>
      page.getByRole('radiogroup', { name: 'Wanneer kom je ontspannen?' }).getByRole('radio', { name, exact: true }),
    calendar,
    freeDays,
    nextMonth,
    pickDay,
    times,
    arrivals,
    departures,
    pickTimes: async ({ arrival, departure }: Stay): Promise<void> => {
      await pickTime(arrivals, arrival);
      await pickTime(departures, departure);
    },
    add: page.getByRole('button', { name: texts.text('common.add'), exact: true }),
    bookedNote: page.getByRole('main').getByText(texts.text('checkin.added')),
  };
}
