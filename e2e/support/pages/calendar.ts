import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

/** The month calendar, on the page or in the dialog of 'Datum', and what marks the booked day. */
export function calendar(page: Page, texts: Texts = dutch) {
  const grid = page.locator('[aria-busy="false"]').filter({ has: page.getByRole('grid') });
  const forward = page.getByRole('button', { name: texts.pattern('calendar.toMonth') }).last();
  const pill = page.getByRole('button', { name: new RegExp(`^${texts.text('day.date')}`) });
  const dialog = page.getByRole('dialog', { name: texts.text('day.choose') });
  const day = (date: string) => page.locator(`[data-date="${date}"]`);

  const show = async (date: string): Promise<void> => {
    await expect(grid).toBeVisible();
    while ((await day(date).count()) === 0) {
      await forward.click();
      await expect(grid).toBeVisible();
    }
  };
  const expectSaid = (date: string, said: 'free' | 'full' | 'closed'): Promise<void> =>
    expect(day(date)).toHaveAccessibleName(new RegExp(`, ${texts.text(`calendar.said.${said}`)}$`));
  const pick = async (date: string): Promise<void> => {
    await show(date);
    await expectSaid(date, 'free');
    await day(date).click();
  };
  return {
    pill,
    dialog,
    day,
    /** Turns to its month. */
    show,
    /** What the page says of it, and reads out. */
    expectSaid,
    pick,
    /** By the pill that opens it, where there are no times to choose. */
    pickInDialog: async (date: string): Promise<void> => {
      await pill.click();
      await pick(date);
      await expect(dialog).toHaveCount(0);
    },
    /** On the sand bar of what is booked. */
    change: page.getByRole('main').getByRole('button', { name: 'Wijzigen', exact: true }),
    /** Folds day and times up again. */
    done: page.getByRole('main').getByRole('button', { name: texts.text('day.done'), exact: true }),
    /** Other days with times, where the chosen one has none. */
    noTimes: page.getByText(texts.text('checkin.noTimes')),
  };
}
