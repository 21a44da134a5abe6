import { measuredWorld, walkJourneys } from './journeys.ts';
import { processorParts } from './processorParts.ts';
import { acceptTable, measuredWork, tableText } from './table.ts';

const rounds = 30;

const world = await measuredWorld();
await walkJourneys(world, async (_, call) => void (await call()));
const works = await measuredWork(world);
const partsOf = await processorParts(async (timed) => {
  for (let round = 0; round < rounds; round += 1) await walkJourneys(world, timed);
});
await world.app.close();

const text = tableText(works, partsOf);
console.log(text);
if (process.argv.includes('--accept')) acceptTable(text);
// The embedded database has a timer of its own, which would be waited for.
process.exit();
