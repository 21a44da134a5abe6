import type { FlowName } from '../../../e2e/paths/model/flows.ts';

/** By which ids the demo venue sells what paths name. */
const ids: Record<string, string> = {
  'Entree hele dag': '1001',
  Voetmassage: '4160',
  Gezichtsmassage: '4220',
  'Dag Ontspannen': '5001',
  Cadeaubon: '3001',
  'Voucher Duo': '3002',
  Jaarabonnement: '3004',
};

export function idOf(name: string): string {
  const id = ids[name];
  if (id === undefined) throw new Error(`Nobody wrote down by which id ${name} is sold`);
  return id;
}

type Stay = { arrival: number; departure: number };
const day: Stay = { arrival: 11 * 60, departure: 15 * 60 };
const evening: Stay = { arrival: 17 * 60 + 30, departure: 21 * 60 };
const wholeDay: Stay = { arrival: 10 * 60, departure: 20 * 60 };

/** When guests come, as far as that is still offered. */
export const stayOf = (flow: FlowName): Stay =>
  flow === 'checkin' ? evening : flow === 'entry' || flow === 'withCard' ? day : wholeDay;
