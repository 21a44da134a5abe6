import { pagesBeside, sumOfPages } from './size.ts';

/** How many pages each operation reads beside books of two sizes. Arguments: reservations of the small and of the large one. */
const [small = 2_000, large = 100_000] = process.argv.slice(2).map(Number);

const beside = await pagesBeside(small, large);
const besideMany = await pagesBeside(large, large);
console.log(`A book of ${large} reservations was made in ${(besideMany.madeMs / 1000).toFixed(0)} s.`);
console.log(`| operation | pages beside ${small} | beside ${large} | ratio | what grows most |`);
console.log('|---|---|---|---|---|');
for (const [operation, pages] of beside.pages) {
  const pagesOfMany = besideMany.pages.get(operation)!;
  const [few, many] = [sumOfPages(pages), sumOfPages(pagesOfMany)];
  const grown = [...pagesOfMany].map(([table, count]) => ({ table, more: count - (pages.get(table) ?? 0) }));
  const [most] = grown.toSorted((a, b) => b.more - a.more);
  const named = most && most.more > 0 ? `${most.table} +${most.more}` : '';
  console.log(`| ${operation} | ${few} | ${many} | ${(many / few).toFixed(2)} | ${named} |`);
}
