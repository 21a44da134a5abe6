import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/fresh.mjs';
import { lockFaults } from './lockFaults.ts';
import type { LockFile } from './lockFaults.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
const faults = lockFaults(read('package-lock.json') as LockFile, Object.keys(allowScripts));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
