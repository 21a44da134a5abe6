import type { Page } from '@playwright/test';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { addEntry, bookUpToPayment, evening } from '../support/steps.ts';
import { expect, test, visitIn } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

type Definition = { form: Record<string, unknown>; version: number };

const eveningFlow = 'avondentree';
let before: Record<string, unknown>;

const definition = async (server: RunningServer, id: string): Promise<Definition> =>
  ask<Definition>(server, { method: 'GET', path: `/admin/flows/${id}`, token: await staffToken(server) });

/** As a colleague would. */
async function saveBeside(server: RunningServer, id: string, change: object, isPublished = false): Promise<void> {
  const token = await staffToken(server);
  const { form, version } = await definition(server, id);
  const body = { ...form, ...change, version };
  const saved = await ask<Definition>(server, { method: 'PUT', path: `/flows/${id}`, token, body });
  if (!isPublished) return;
  const published = { version: saved.version };
  await ask(server, { method: 'POST', path: `/admin/flows/${id}/publish`, token, body: published });
}

test.beforeAll(async ({ server }) => {
  before = (await definition(server, eveningFlow)).form;
});

test.afterAll(async ({ server }) => {
  await saveBeside(server, eveningFlow, before, true);
});

function flowPage(page: Page) {
  const state = page.getByRole('region', { name: 'Voor bezoekers' });
  return {
    state,
    publish: state.getByRole('button', { name: 'Publiceren' }),
    name: page.getByRole('group', { name: 'Naam', exact: true }).first().getByLabel('Nederlands'),
    save: page.getByRole('button', { name: 'Opslaan' }),
    async published(): Promise<void> {
      await this.publish.click();
      await expect(state).toContainText('Gepubliceerd');
    },
  };
}

test('a flow is made by its type, completed, published, found by visitors, copied and removed', async ({
  page,
  server,
  context,
}) => {
  const flow = flowPage(page);
  await adminPage(page).open('/admin/flows');
  await expect(page.getByRole('row', { name: /Avondentree/ })).toContainText('Gepubliceerd');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuwe flow' }).click();
  await expect(page.getByRole('radio')).toHaveCount(8);
  await page.getByLabel('Naam in het Nederlands').fill('Dag & nacht');
  await expect(page.getByLabel('Adres van de pagina')).toHaveValue('dag-nacht');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Check-in Kalender', exact: true }).check();
  await page.getByRole('button', { name: 'Maak de flow' }).click();

  await expect(flow.state).toContainText('Concept');
  await expect(flow.state).toContainText('Voeg een check-in groep toe');
  await expect(flow.publish).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Groep toevoegen' }).click();
  await page.getByRole('group', { name: 'Naam' }).last().getByLabel('Nederlands').fill('Hele nacht');
  await page.getByLabel('Entreeproduct').selectOption('entree-hele-dag');
  await expect(flow.state).toContainText('Sla eerst op');
  await page.keyboard.press('Control+s');
  await expect(flow.state.getByText('Nog nodig')).toHaveCount(0);
  const visitor = visitIn(await context.newPage(), server);
  await visitor.page.goto('/flow/dag-nacht');
  await expect(visitor.page.getByRole('heading', { name: 'Ongeldige pagina' })).toBeVisible();
  await flow.published();
  await expectAccessible(page);
  await visitor.page.reload();
  await expect(visitor.page.getByRole('main')).toContainText('Dag & nacht');
  await expect(visitor.page.getByText('Aantal personen')).toBeVisible();

  await page.getByRole('button', { name: 'Groep toevoegen' }).click();
  await page.getByRole('group', { name: 'Naam' }).last().getByLabel('Nederlands').fill('Late nacht');
  await page.getByLabel('Entreeproduct').last().selectOption('entree-avond');
  await page.getByRole('button', { name: 'Groep 2 omhoog' }).click();
  await page.keyboard.press('Control+s');
  await expect(flow.state).toContainText('Gewijzigd');
  await flow.published();
  const groups = visitor.page.getByRole('radio', { name: / nacht/ });
  await visitor.page.reload();
  await expect(groups).toHaveCount(2);
  await expect(groups.first()).toHaveAccessibleName(/Late nacht/);

  await page.getByRole('button', { name: 'Maak een kopie' }).click();
  await expect(page).not.toHaveURL(/dag-nacht$/);
  await expect(flow.state).toContainText('Concept');
  const copied = await page.getByLabel('Adres van de pagina').inputValue();
  await page.getByRole('button', { name: 'Flow verwijderen' }).click();
  const danger = page.getByRole('alertdialog', { name: 'Flow verwijderen' });
  await danger.getByRole('textbox').fill(copied);
  await danger.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page).toHaveURL('/admin/flows');
  await page.getByRole('searchbox').fill('dag & nacht');
  await expect(page).toHaveURL(/q=dag/);
  await expect(page.getByRole('row', { name: /Dag & nacht/ })).toHaveCount(1);
});

test(
  'texts and kind of the checkout are what visitors see once they are published',
  { tag: '@full' },
  async ({ page, server, context }) => {
    const flow = flowPage(page);
    await adminPage(page).open(`/admin/flows/${eveningFlow}`);
    const text = page.getByRole('group', { name: 'Tekst bij het afronden' }).getByLabel('Nederlands');
    await text.fill('<p>Meld je aan de balie.</p>');
    await flow.save.click();
    await expect(flow.state).toContainText('Gewijzigd');
    await expect(flow.state.getByRole('row', { name: /Tekst bij het afronden/ })).toContainText('Meld je aan de balie');
    await flow.published();
    const early = visitIn(await context.newPage(), server);
    await bookUpToPayment(early, evening);
    await expect(early.page.getByText('Meld je aan de balie.')).toBeVisible();

    for (const [choice, shown] of [
      ['Vooraf, online', 'Hoe wil je betalen?'],
      ['Vooraf en op locatie', 'Op locatie betaal je'],
    ] as const) {
      await page.getByRole('radio', { name: choice, exact: true }).check();
      await flow.save.click();
      await expect(flow.state).toContainText('Gewijzigd');
      await flow.published();
      const later = await context
        .browser()!
        .newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
      const visit = visitIn(await later.newPage(), server);
      await bookUpToPayment(visit, evening);
      await expect(visit.page.getByRole('main')).toContainText(shown);
      await later.close();
    }
    await early.page.reload();
    await expect(early.checkout.locationHeading).toBeVisible();
  },
);

test(
  'a page after the first is added with its categories, and visitors pass it once it is published',
  { tag: '@full' },
  async ({ page, server, context }) => {
    const flow = flowPage(page);
    await adminPage(page).open(`/admin/flows/${eveningFlow}`);
    await expect(flow.name).toHaveValue('Avondentree');
    await expect(page.getByText('Niemand betaalt vooraf.')).toBeVisible();
    await expect(page.getByText('Alles wordt nu betaald, ook wat normaal op locatie wordt afgerekend.')).toBeVisible();
    await expect(page.getByText('Behandelingen en arrangementen nu, de entree op locatie')).toBeVisible();

    await page.getByRole('button', { name: 'Pagina toevoegen' }).click();
    await page.getByLabel('Wat bezoekers hier kiezen').last().selectOption({ label: 'Behandelingen' });
    await page.getByRole('group', { name: 'Kop van de pagina' }).last().getByLabel('Nederlands').fill('Iets erbij?');
    await page.getByLabel('Categorie toevoegen').last().selectOption({ index: 1 });
    await expectAccessible(page);
    await flow.save.click();
    await expect(flow.state).toContainText('Gewijzigd');
    const visit = visitIn(await context.newPage(), server);
    await addEntry(visit, evening);
    await visit.page.goto(`/flow/${eveningFlow}/2`);
    await expect(visit.page.getByText('De opgevraagde pagina bestaat niet of is niet geldig.')).toBeVisible();
    await flow.published();
    await visit.page.reload();
    await expect(visit.page.getByRole('heading', { name: 'Iets erbij?' })).toBeVisible();
    await expect(visit.picker.cards.first()).toBeVisible();

    await page.getByRole('button', { name: 'Pagina 2 weghalen' }).click();
    await flow.save.click();
    await expect(flow.state).toContainText('Gewijzigd');
    await flow.published();
    await visit.page.reload();
    await expect(visit.page.getByText('De opgevraagde pagina bestaat niet of is niet geldig.')).toBeVisible();
  },
);

test('who saves over a colleague sees both texts and chooses', { tag: '@full' }, async ({ page, server }) => {
  const flow = flowPage(page);
  await adminPage(page).open(`/admin/flows/ochtendbad`);
  await flow.name.fill('Van mij');
  await saveBeside(server, 'ochtendbad', { name: { nl: 'Van de ander' } });
  await flow.save.click();
  const conflict = page.getByRole('alertdialog', { name: 'Iemand anders heeft dit net gewijzigd' });
  await expect(conflict.getByRole('row', { name: /Naam/ })).toContainText('Van mij');
  await expect(conflict.getByRole('row', { name: /Naam/ })).toContainText('Van de ander');
  await conflict.getByRole('button', { name: 'Neem de nieuwe over' }).click();
  await expect(flow.name).toHaveValue('Van de ander');
  await flow.state.getByRole('button', { name: 'Concept weggooien' }).click();
  await expect(flow.name).toHaveValue('Ochtendbad');
  await expect(flow.state).toContainText('Gepubliceerd');
});
