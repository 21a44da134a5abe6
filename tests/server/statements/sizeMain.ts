import { bookOnServer } from './bookOnServer.ts';
import { costsBeside, sumOfPages } from './size.ts';
import type { Cost } from './size.ts';

/**
 * What each operation reads and how long it takes beside books of two sizes, on PostgreSQL where DATABASE_URL names it.
 * Arguments: reservations of the small and of the large book, and the venues that share the large one.
 */
const [small = 2_000, large = 100_000, venues = 1] = process.argv.slice(2).map(Number);
const rounds = 9;

const few = { reservations: small, resourcesFor: large };
const many = { reservations: large, venues, resourcesFor: large };
const server = process.env['DATABASE_URL'];
const costs = async (size: typeof few): Promise<Map<string, Cost>> =>
  costsBeside(size, server ? { database: await bookOnServer(server, size), rounds } : { rounds });

const beside = await costs(few);
const besideMany = await costs(many);
console.log(
  `| operation | pages beside ${small} | beside ${large} of ${venues} venues | ratio | ms | ms | what grows most |`,
);
console.log('|---|---|---|---|---|---|---|');
for (const [operation, cost] of beside) {
  const costOfMany = besideMany.get(operation)!;
  const [before, after] = [sumOfPages(cost), sumOfPages(costOfMany)];
  const more = [...costOfMany.pages].map(([table, count]) => ({ table, more: count - (cost.pages.get(table) ?? 0) }));
  const [most] = more.toSorted((a, b) => b.more - a.more);
  const named = after > before * 1.1 && most ? `${most.table} +${most.more}` : '';
  const times = [cost.ms, costOfMany.ms].map((ms) => ms.toFixed(1)).join(' | ');
  console.log(`| ${operation} | ${before} | ${after} | ${(after / before).toFixed(2)} | ${times} | ${named} |`);
}
