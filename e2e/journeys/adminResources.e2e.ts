import { addDays } from 'date-fns/addDays';
import type { PlanningPreview, Resource, Roster, RosterException } from '../../src/contract/names.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { dateAt, takeEverybody } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { days, textOf } from '../support/days.ts';
import { settingsPage } from '../support/pages/settingsPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a kind, a skill and a therapist are made, found, changed and removed', async ({ page, server }) => {
  const save = page.getByRole('button', { name: 'Opslaan' });
  const name = page.getByRole('textbox', { name: 'Naam', exact: true });
  const dutch = page.getByRole('textbox', { name: 'Nederlands' });
  const remove = async (typed: string): Promise<void> => {
    await page.getByRole('button', { name: 'Verwijderen' }).click();
    const dialog = page.getByRole('alertdialog');
    for (const _attempt of ['first', 'second']) {
      await dialog.getByRole('button', { name: 'Verwijderen' }).press('Enter');
      await expect(dialog.getByRole('textbox')).toBeFocused();
    }
    await dialog.getByRole('textbox').fill(typed);
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  };
  await settingsPage(page, server).open('');
  await page.getByRole('link', { name: 'Therapeuten en ruimtes' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Soorten' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Soort toevoegen' }).click();
  await dutch.fill('Saunameester');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saunameester' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Therapeuten en ruimtes' }).first().click();
  await page.getByRole('link', { name: 'Vaardigheden' }).click();
  await page.getByRole('link', { name: 'Vaardigheid toevoegen' }).click();
  await dutch.fill('Löyly');
  await page.getByLabel('Soort').selectOption({ label: 'Saunameester' });
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Löyly' })).toBeVisible();

  await page.getByRole('link', { name: 'Therapeuten en ruimtes' }).first().click();
  await page.getByRole('link', { name: 'Toevoegen' }).click();
  await name.fill('Aino');
  await page.getByLabel('Soort').selectOption({ label: 'Saunameester' });
  await page.getByRole('checkbox', { name: 'Löyly' }).check();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aino' })).toBeVisible();

  await page.getByRole('link', { name: 'Therapeuten en ruimtes' }).first().click();
  await page.getByLabel('Soort', { exact: true }).selectOption({ label: 'Saunameester' });
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Aino' }).click();
  await page.getByRole('checkbox', { name: 'In gebruik: hiermee plannen we' }).uncheck();
  await save.click();
  await expect(settingsPage(page, server).saved).toBeVisible();
  await remove('Aino');
  await expect(page.getByText('Aino is verwijderd')).toBeVisible();

  await page.getByRole('link', { name: 'Soorten' }).click();
  await page.getByRole('link', { name: 'Saunameester' }).click();
  await remove('Saunameester');
  const used = page.getByRole('dialog', { name: 'Saunameester is nog in gebruik' });
  await expect(used.getByText('Vaardigheid: Löyly')).toBeVisible();
});

/** One whom the others of a day have booked. */
async function bookedTherapist(server: RunningServer, date: string): Promise<Resource> {
  const token = await staffToken(server);
  const path = '/admin/resources?filter=role:therapist';
  for (const resource of await ask<Resource[]>(server, { method: 'GET', path, token })) {
    const body = { kind: 'rosterException', resourceId: resource.id, fromDate: date, toDate: date, blocks: null };
    const call = { method: 'POST' as const, path: '/admin/planning/preview', body, token };
    if ((await ask<PlanningPreview>(server, call)).invalidatedItems.length > 0) return resource;
  }
  throw new Error(`Nobody is booked on ${date}`);
}

test('a day off says first whose treatments it leaves without a therapist', async ({ page, server }) => {
  const date = textOf(addDays(new Date(`${await dateAt(server, days.plans)}T12:00Z`), 7));
  await takeEverybody(server, { slug: 'behandelingen', product: sold.facial, date, at: '16:00' });
  const therapist = await bookedTherapist(server, date);
  await settingsPage(page, server).open('');
  await page.goto(`/admin/resources/${therapist.id}/roster/create?date=${date}`);
  await expect(page.getByRole('textbox', { name: 'Reden' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Deze reserveringen passen dan niet meer' });
  await expect(question.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Toch opslaan' }).click();
  await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('Vrij of ziek');
  const disruption = page.getByRole('main').getByRole('link', { name: 'Uitval' });
  await expect(disruption).toHaveAttribute('href', `/admin/disruption?date=${date}&resource=${therapist.id}`);
  await page.getByRole('button', { name: 'Uitzondering verwijderen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rooster' })).toBeVisible();
  const removed = page.getByRole('region', { name: 'Verwijderd' });
  await expect(removed.getByText('Verwijderd')).toBeVisible();
  await expectAccessible(page);
  await removed.getByRole('button', { name: 'Ongedaan maken' }).click();
  await question.getByRole('button', { name: 'Toch opslaan' }).click();
  await expect(page.getByText('Teruggezet', { exact: true })).toBeVisible();
  const path = `/admin/roster-exceptions?filter=resourceId:${therapist.id}`;
  const [again] = await ask<RosterException[]>(server, { method: 'GET', path, token: await staffToken(server) });
  await page.goto(`/admin/resources/find/exception/${again!.id}`);
  await page.getByRole('button', { name: 'Uitzondering verwijderen' }).click();
  await expect(removed.getByText('Verwijderd')).toBeVisible();
});

test('two who change one roster see what the other saved', { tag: '@full' }, async ({ page, server }) => {
  const token = await staffToken(server);
  const kinds = await ask<{ id: string }[]>(server, { method: 'GET', path: '/admin/resource-kinds', token });
  const form = { name: 'Sanne', kindId: kinds[0]!.id, skillIds: [], active: false, position: 99 };
  const { id } = await ask<Resource>(server, { method: 'POST', path: '/admin/resources', body: form, token });
  const settings = settingsPage(page, server);
  await settings.open('');
  await page.goto(`/admin/resources/${id}/roster/week`);
  const monday = page.getByRole('group', { name: 'maandag', exact: true });
  await monday.getByRole('button', { name: 'Blok toevoegen' }).click();
  await expectAccessible(page);
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('maandag 10:00–18:00');

  const path = `/admin/resources/${id}/roster`;
  const roster = await ask<Roster>(server, { method: 'GET', path, token });
  expect(roster.weeks).toEqual([{ days: [{ weekday: 1, blocks: [{ from: '10:00', to: '18:00' }] }] }]);
  const theirs = { days: [{ weekday: 1, blocks: [{ from: '09:00', to: '12:00' }] }] };
  await ask(server, { method: 'PUT', path, body: { ...roster, weeks: [theirs] }, token });
  await monday.getByLabel('Tot').fill('17:00');
  await settings.save.click();
  await expect(settings.conflict).toContainText('09:00–12:00');
  await expect(settings.conflict).toContainText('10:00–17:00');
  await settings.conflict.getByRole('button', { name: 'Neem de nieuwe over' }).click();
  await expect(monday.getByLabel('Van')).toHaveValue('09:00');
});

test(
  'fewer places say first whom they leave outside, and so does a removed exception',
  { tag: '@full' },
  async ({ page, server }) => {
    const token = await staffToken(server);
    const settings = settingsPage(page, server);
    const capacity = page.getByLabel('Plaatsen', { exact: true });
    await settings.open('');
    await page.getByRole('link', { name: 'Therapeuten en ruimtes' }).click();
    await page.getByRole('link', { name: 'Baden en zalen' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Bad of zaal toevoegen' }).click();
    await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Ijsbad');
    await capacity.fill('6');
    await settings.save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ijsbad' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Plaatsen: 6$/ }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Uitzondering toevoegen' }).click();
    await capacity.fill('0');
    await expectAccessible(page);
    await settings.save.click();
    const remove = page.getByRole('button', { name: 'Uitzondering verwijderen' });
    await expect(remove).toBeVisible();
    await page.getByRole('link', { name: 'Ijsbad' }).click();
    await expect(page.getByRole('link', { name: /Plaatsen: 0$/ })).toHaveCount(1);
    await page.getByRole('link', { name: /Plaatsen: 0$/ }).click();
    await remove.click();
    await page.getByRole('region', { name: 'Verwijderd' }).getByRole('button', { name: 'Ongedaan maken' }).click();
    await page.getByRole('link', { name: /Plaatsen: 0$/ }).click();
    await remove.click();
    await expect(page.getByRole('region', { name: 'Verwijderd' }).getByText('Verwijderd')).toBeVisible();
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    const danger = page.getByRole('alertdialog');
    await danger.getByRole('textbox').fill('Ijsbad');
    await danger.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByText('Ijsbad is verwijderd')).toBeVisible();

    const booked = await bookedPool(server, token);
    await page.goto(`/admin/resources/pools/${booked}`);
    await expect(capacity).not.toHaveValue('');
    const places = await capacity.inputValue();
    await capacity.fill('0');
    await settings.save.click();
    const question = page.getByRole('alertdialog', { name: 'Deze reserveringen passen dan niet meer' });
    await expect(question.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Terug' }).click();
    await expect(question).toBeHidden();
    await settings.save.click();
    await question.getByRole('button', { name: 'Toch opslaan' }).click();
    const days = page.getByRole('status').filter({ hasText: 'Per dag staat er een plan klaar' });
    await expectAccessible(page);
    await days.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Uitval' })).toBeVisible();

    await page.goto(`/admin/resources/pools/${booked}`);
    await expect(capacity).toHaveValue('0');
    await capacity.fill(places);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
  },
);

test(
  'a pool has other places at some hours, and its history says which',
  { tag: '@full' },
  async ({ page, server }) => {
    const token = await staffToken(server);
    const settings = settingsPage(page, server);
    const body = { name: 'Stoombad', capacity: 48 };
    const { id } = await ask<{ id: string }>(server, { method: 'POST', path: '/admin/pools', body, token });
    await settings.open('');
    await page.goto(`/admin/resources/pools/${id}`);
    const add = page.getByRole('button', { name: 'Dagdeel toevoegen' });
    await add.click();
    const evening = page.getByRole('group', { name: 'Dagdeel 1', exact: true });
    await evening.getByRole('checkbox', { name: 'vrijdag' }).press('Space');
    await evening.getByLabel('Aantal plaatsen').fill('72');
    await add.click();
    const fridays = page.getByRole('group', { name: 'Dagdeel 2', exact: true });
    await fridays.getByLabel('Van').fill('00:00');
    await fridays.getByLabel('Aantal plaatsen').fill('90');
    await settings.save.click();
    await expect(fridays).toContainText('Dit overlapt met een ander blok');
    await expectAccessible(page);
    for (const day of ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'zaterdag', 'zondag'])
      await fridays.getByRole('checkbox', { name: day }).press('Space');
    await settings.save.click();
    await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText(
      'ma–do, za, zo 17:00–24:00: 72 · vr 00:00–24:00: 90',
    );
    await expect(page.getByRole('link', { name: /^vrijdag .*Plaatsen: 90$/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^maandag .*Plaatsen: 48–72$/ }).first()).toBeVisible();
  },
);

test(
  'a bath has fewer places at some hours of a date, and visitors are offered the other hours',
  { tag: '@full' },
  async ({ visit: { page, checkin }, server }) => {
    await page.goto('/flow/entree');
    const date = await checkin.pickDay(17);
    const at = (time: string) => checkin.arrivals.getByRole('radio', { name: time });
    await expect(at('13:00')).toBeVisible();

    const settings = settingsPage(page, server);
    await settings.open('');
    await page.goto(`/admin/resources/pools/baden/exceptions/create?date=${date}`);
    await page.getByRole('checkbox', { name: 'De hele dag' }).uncheck();
    const hours = page.getByRole('group', { name: 'Tijden' });
    await hours.getByLabel('Van').fill('12:00');
    await hours.getByLabel('Tot').fill('12:00');
    await page.getByLabel('Plaatsen', { exact: true }).fill('1');
    await expectAccessible(page);
    await settings.save.click();
    await expect(hours).toContainText('De eindtijd ligt niet na de begintijd');
    await hours.getByLabel('Tot').fill('14:00');
    await settings.save.click();
    const remove = page.getByRole('button', { name: 'Uitzondering verwijderen' });
    await expect(remove).toBeVisible();
    await expect(settings.history).toContainText('Baden en tuin');
    const exception = page.url();
    await page.getByRole('link', { name: 'Baden en tuin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Baden en tuin' })).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('link', { name: /Plaatsen: 1–220$/ })).toHaveCount(1);
    const listed = page.getByRole('region', { name: 'Uitzonderingen in deze maand' }).getByRole('listitem');
    await expect(listed.filter({ hasText: '12:00–14:00' })).toHaveCount(1);

    await page.goto('/flow/entree');
    expect(await checkin.pickDay(17)).toBe(date);
    await expect(at('14:00')).toBeVisible();
    await expect(at('12:00')).toHaveCount(0);
    await expect(at('13:00')).toHaveCount(0);
    await page.goto(exception);
    await remove.click();
    await expect(page.getByRole('region', { name: 'Verwijderd' })).toBeVisible();
  },
);

test(
  'therapists are put in order by keyboard and by button, and stand so on the day board',
  { tag: '@full' },
  async ({ page, server }) => {
    const settings = settingsPage(page, server);
    await settings.open('');
    await page.goto('/admin/resources/order');
    const list = page.getByRole('list', { name: 'Therapeuten' });
    await expect(list.getByRole('listitem').nth(1)).toBeVisible();
    const names = await list.getByRole('listitem').locator('b').allTextContents();
    const [first, second] = [names[0]!, names[1]!];
    await list.getByRole('button', { name: `Omlaag: ${first}` }).press('Alt+ArrowDown');
    await expect(list.getByRole('listitem').locator('b').first()).toHaveText(second);
    await expectAccessible(page);
    await page.reload();
    await expect(list.getByRole('listitem').locator('b').first()).toHaveText(second);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: second }).first()).toBeVisible();
    const lanes = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(lanes.indexOf(second)).toBeLessThan(lanes.indexOf(first));
  },
);

/** One in which the demo venue has guests. */
async function bookedPool(server: RunningServer, token: string): Promise<string> {
  const { today: fromDate } = await ask<{ today: string }>(server, { method: 'GET', path: '/config' });
  for (const { id } of await ask<{ id: string }[]>(server, { method: 'GET', path: '/admin/pools', token })) {
    const body = {
      kind: 'pool',
      id,
      capacity: 0,
      fromDate,
      toDate: textOf(addDays(new Date(`${fromDate}T12:00Z`), 60)),
    };
    const call = { method: 'POST' as const, path: '/admin/planning/preview', body, token };
    if ((await ask<PlanningPreview>(server, call)).invalidatedItems.length > 0) return id;
  }
  throw new Error('No pool has guests');
}

test(
  'who reads the office in English finds kinds and skills in English',
  { tag: '@full' },
  async ({ page, server }) => {
    await settingsPage(page, server).open('');
    await page.goto('/en/admin/resources');
    await expect(page.getByRole('cell', { name: 'Couple’s room' }).first()).toBeVisible();
    await page.goto('/en/admin/resources/kinds');
    await expect(page.getByRole('link', { name: 'Stone heater' })).toBeVisible();
  },
);
