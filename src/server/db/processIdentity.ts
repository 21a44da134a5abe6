import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** `startedAt` and `boot` distinguish a process from a later one with the same pid; empty without /proc. */
export type ProcessIdentity = { pid: number; host: string; boot: string; startedAt: string; alive: boolean };

export function processIdentity(pid: number): ProcessIdentity {
  return { pid, host: hostname(), boot: bootId(), startedAt: startTicks(pid), alive: isAlive(pid) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return state(pid) !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function bootId(): string {
  return read('/proc/sys/kernel/random/boot_id').trim();
}

function statFields(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const state = (pid: number): string => statFields(pid)[0] ?? '';
const startTicks = (pid: number): string => statFields(pid)[19] ?? '';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
