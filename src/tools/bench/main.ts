import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/fresh.mjs';
import { bin, run } from '../run.ts';
import { availabilityFigures } from './availability.ts';
import { median } from './load.ts';
import { basketFigures } from './basket.ts';
import type { BasketFigure } from './basket.ts';
import { mailFigure } from './mails.ts';
import type { MailFigure } from './mails.ts';
import { measureAll } from './measures.ts';
import type { Row } from './measures.ts';
import { prepare } from './prepare.ts';
import { spawned } from './spawned.ts';
import { embeddedPlace, postgresPlace } from './stores.ts';
import type { Place } from './stores.ts';

type Result = {
  database: string;
  rows: Row[];
  startMs: number;
  bareStartMs: number;
  idleMegabytes: number;
  baskets: BasketFigure[];
  mails: MailFigure;
};

const quick = process.argv.includes('--quick');
const size = quick ? { rounds: 2, count: 20 } : { rounds: 5, count: 200 };

if ((await run(bin('tsx'), ['src/tools/build.ts', 'server'])).code !== 0) process.exit(1);
const places = [embeddedPlace(), await postgresPlace()].filter((place): place is Place => place !== null);
const results: Result[] = [];
for (const place of places) {
  const result = await measure(place).finally(place.remove);
  print(result);
  results.push(result);
}
if (places.length === 1) console.log('PostgreSQL was not measured: set DATABASE_URL or install it.');
const availability = availabilityFigures();
console.log('\navailability, 30 therapists      ms CPU  bits');
for (const { what, ms, bitsMs } of availability) {
  console.log(what.padEnd(30) + ms.toFixed(2).padStart(9) + bitsMs.toFixed(2).padStart(6));
}
const sizes = quick ? [] : await scriptSizes();
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/bench.json'), `${JSON.stringify({ quick, results, availability, sizes }, null, 2)}\n`);
console.log('All figures: dist/bench.json');

async function measure(place: Place): Promise<Result> {
  const [own, bare] = [await place.store(), await place.store()];
  await prepare(own);
  await prepare(bare);
  const starts = { kuur: [] as number[], bare: [] as number[] };
  let idleMegabytes = 0;
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    const first = await spawned('kuur', own);
    idleMegabytes = first.memory();
    await first.stop();
    const ceiling = await spawned('bare', bare);
    await ceiling.stop();
    starts.kuur.push(first.startMs);
    starts.bare.push(ceiling.startMs);
  }
  const sides = { kuur: await spawned('kuur', own, { TRUST_PROXY: '1' }), bare: await spawned('bare', bare) };
  const rows = await measureAll(sides, size);
  await sides.kuur.stop();
  await sides.bare.stop();
  const [startMs, bareStartMs] = [median(starts.kuur), median(starts.bare)];
  const baskets = await basketFigures(place, size.count);
  const mails = await mailFigure(place, { clients: 32, seconds: quick ? 3 : 20 });
  return { database: place.kind, rows, startMs, bareStartMs, idleMegabytes, baskets, mails };
}

function print({ database, rows, startMs, bareStartMs, idleMegabytes, baskets, mails }: Result): void {
  const whole = (value: number, width: number): string => Math.round(value).toString().padStart(width);
  console.log(`\n${database.padEnd(30)}clients   per s  ceiling   ratio  p99 ms`);
  for (const { what, clients, kuur, bare, ratio, p99 } of rows) {
    const figures = [whole(clients, 7), whole(kuur, 8), whole(bare, 9), ratio.toFixed(2).padStart(8), whole(p99, 8)];
    console.log(what.padEnd(30) + figures.join(''));
  }
  console.log(
    `start to first answer ${whole(startMs, 0)} ms (bare ${whole(bareStartMs, 0)} ms), idle ${whole(idleMegabytes, 0)} MB`,
  );
  for (const { ledgerRows, ms, pages, ledgerPages } of baskets) {
    const touched = `${whole(pages, 5)} pages, ${whole(ledgerPages, 0)} of the ledger`;
    console.log(`basket change beside ${whole(ledgerRows, 6)} ledger rows${ms.toFixed(2).padStart(8)} ms${touched}`);
  }
  const { clients, bookings, perSecond } = mails;
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  const waits = `${seconds(mails.median)}, at first ${seconds(mails.first)}, at last ${seconds(mails.last)}, the longest ${seconds(mails.longest)}`;
  console.log(
    `${bookings} bookings by ${clients} clients, ${perSecond.toFixed(1)} per s: confirmation mailed after ${waits}`,
  );
}

async function scriptSizes(): Promise<string[]> {
  const { output } = await run(bin('tsx'), ['src/tools/budget.ts'], { quiet: true });
  const lines = output.split('\n').filter((line) => /^(ok|OVER)\s/.test(line));
  console.log(lines.length > 0 ? `\n${lines.join('\n')}` : '\nThe sizes of the web app could not be measured.');
  return lines;
}
