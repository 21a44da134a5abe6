import type { Report } from './reports.ts';

/** What an actor was report, as a way by hand for the paths of its machine (tests/paths/machines.ts). */
export function asPath({ input, events }: Pick<Report, 'input' | 'events'>): string {
  const lines = events.map((event) => `    ${JSON.stringify(event)},`);
  const way = [`  events: [`, ...lines, '  ],'];
  return [
    `'what it shows': {`,
    ...(input === undefined ? [] : [`  input: ${JSON.stringify(input)},`]),
    ...way,
    '},',
  ].join('\n');
}
