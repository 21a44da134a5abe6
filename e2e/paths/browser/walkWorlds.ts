import { serveJourneys, test as base, visitIn } from '../../support/test.ts';
import type { Visit } from '../../support/test.ts';
import { walkedFlows } from '../model/flows.ts';
import type { PathStep } from '../model/search.ts';
import type { ApiKey } from '../model/visitorKeys.ts';
import { openVenue } from '../worlds/venue.ts';
import { pathStep } from '../worlds/worldSteps.ts';
import { usualMoment, worlds } from '../worlds/worlds.ts';
import type { World } from '../worlds/worlds.ts';
import { newBasket } from './basket.ts';
import type { Basket } from './basket.ts';
import { clicks } from './clicks.ts';
import { lookAt } from './looks.ts';
import { pictureTaker } from './pictures.ts';
import { setting, texts } from './setting.ts';
import { expectEnd } from './worldEnds.ts';

/** Set by `npm run paths -- run --world`; without it only what no journey is about is walked. */
const named = process.env['KUUR_PATHS_WORLD'];
const isChosen = ({ name }: World): boolean =>
  named === undefined ? name === 'zomertijdnacht' : named === 'alle' || name === named;

type Restored = Awaited<ReturnType<typeof openVenue>>;

const test = base.extend<object, { moment: string; venue: Restored }>({
  moment: [usualMoment, { option: true, scope: 'worker' }],
  server: [({ moment }, use) => serveJourneys({ CLOCK_STANDS: moment }, use), { scope: 'worker', timeout: 180_000 }],
  venue: [async ({ server }, use) => use(await openVenue(server)), { scope: 'worker' }],
});

const worldClicks: Partial<Record<ApiKey, (visit: Visit, step: PathStep, basket: Basket) => Promise<void>>> = {
  ...clicks,
  'checkout amount.chosen': ({ page }) =>
    page.getByRole('radio', { name: texts.pattern('checkout.amount.all') }).check(),
};

/** The worlds of this moment from the demo venue on one server; its clock, the database's and the browser's stand. */
export function walkWorldsOf(moment: string): void {
  test.use({ moment, viewport: setting.viewport, locale: setting.language });
  for (const world of worlds.filter((each) => each.moment === moment && isChosen(each)))
    test(`${world.id} ${world.sentence}`, async ({ page, server, venue }) => {
      const visit = visitIn(page, server, texts);
      const day = await test.step('make', () => world.make(venue));
      try {
        await page.clock.setFixedTime(moment);
        await walk(visit, venue, { world, day });
      } finally {
        await test.step('restore', () => venue.restore());
      }
    });
}

async function walk(visit: Visit, venue: Restored, { world, day }: { world: World; day: string }): Promise<void> {
  const basket = newBasket(world.flow, day);
  await visit.page.goto(`${texts.prefix}/flow/${walkedFlows[world.flow].slug}`);
  await lookAt('draft')(visit);
  const takePicture = pictureTaker(visit, world.id);
  await takePicture('draft');
  let from: PathStep['from'] = 'draft';
  for (const each of world.steps)
    await test.step(each.words, async () => {
      if ('happens' in each) return each.happens(venue, day);
      await worldClicks[each.key]!(visit, pathStep(each, from) as PathStep, basket);
      await lookAt(each.to)(visit);
      await takePicture(each.to);
      from = each.to;
    });
  await test.step('end', () => expectEnd(visit, world.end, basket));
  await takePicture('end');
}
