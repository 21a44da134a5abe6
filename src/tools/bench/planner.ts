import { besideRows } from './planner/beside.ts';
import { cpSat } from './planner/cpSat.ts';
import { figuresOfSizes } from './planner/figures.ts';
import { offerRows } from './planner/offers.ts';
import { planRow } from './planner/planRow.ts';
import { atMoments } from './planner/sizes.ts';
import { repairRows } from './planner/repairs.ts';
import { printTable } from './planner/table.ts';

const scale = process.argv.includes('--quick') ? 0.1 : 1;
const solve = process.argv.includes('--beside') && process.argv.includes('cp-sat') ? await cpSat() : null;

const measured = figuresOfSizes(scale);
printTable(
  'Milliseconds of processor time [of the wall clock]: median, p90, most. Every plan was checked by brokenRules.',
  [
    [
      'days',
      'first plan',
      'proven best',
      'in 10 ms',
      'time of those proven',
      'and tidiest',
      ...atMoments.map((at) => `final ${at}`),
    ],
    ...measured.map(planRow),
  ],
);
printTable(
  'One treatment of one guest among 22 resources, milliseconds of processor time: median, p90, most',
  offerRows(),
);
printTable(
  'Repairs of a day on which a therapist with 12 treatments falls ill, milliseconds of processor time [wall clock]',
  [['others booked', 'up to three plans', 'all proven best', 'left over', 'moved'], ...repairRows()],
);
if (solve) {
  await besideRows(measured, solve);
  process.exit(0);
}
