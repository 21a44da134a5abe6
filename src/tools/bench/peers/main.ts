import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../../build/fresh.mjs';
import { besideCalcom } from './calcom/besideCalcom.ts';
import { besideCpSat } from './cpSat.ts';
import { besideVendure } from './vendure/besideVendure.ts';

/** Kuur beside programs that others use for the same, in one run: all of them, or those that are named. */
const peers = { vendure: besideVendure, calcom: besideCalcom, 'cp-sat': besideCpSat };
type Name = keyof typeof peers;

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const named = args.filter((arg) => !arg.startsWith('--'));
const all = Object.keys(peers) as Name[];
const unknown = named.filter((name) => !all.some((one) => one === name));
if (unknown.length > 0) {
  console.error(`There is no peer ${unknown.join(', ')}, only ${all.join(', ')}.`);
  process.exit(1);
}

const figures: Partial<Record<Name, object>> = {};
for (const name of all.filter((one) => named.length === 0 || named.includes(one))) {
  figures[name] = await peers[name](quick);
}
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(
  join(root, 'dist/bench-peers.json'),
  `${JSON.stringify({ quick, loads: loadavg(), ...figures }, null, 2)}\n`,
);
console.log(`\nAll figures: dist/bench-peers.json (load ${loadavg()[1]!.toFixed(0)})`);
process.exit(0);
