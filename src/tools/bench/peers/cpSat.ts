import { besideRows } from '../planner/beside.ts';
import { cpSat } from '../planner/cpSat.ts';
import { figuresOfSizes } from '../planner/figures.ts';

export async function besideCpSat(quick: boolean): Promise<{ rows: string[][] }> {
  const solve = await cpSat();
  return { rows: await besideRows(figuresOfSizes(quick ? 0.1 : 1), solve) };
}
