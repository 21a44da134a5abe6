import { expect, test } from 'vitest';
import { makeLog } from '#server/adapters/log.ts';

function logged(level: 'debug' | 'warn' | 'silent') {
  const lines: string[] = [];
  const log = makeLog({ level, write: (line) => void lines.push(line) });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('a line has a time, a level, a message and the allowed fields, and nothing else', () => {
  const { log, lines, parsed } = logged('debug');
  log.info(
    { status: 200, email: 'gast@example.org', headers: { authorization: 'Bearer x' }, code: undefined },
    '100 %d',
  );
  expect(parsed()).toEqual([{ level: 'info', time: expect.any(String), status: 200, message: '100 %d' }]);
  expect(new Date(String(parsed()[0]!['time'])).toISOString()).toBe(parsed()[0]!['time']);
  expect(lines[0]!.endsWith('}\n')).toBe(true);
});

test('an error handed over as fields writes nothing of itself', () => {
  const { log, parsed } = logged('debug');
  log.error(Object.assign(new Error('secret'), { email: 'gast@example.org' }) as never, 'failed');
  expect(parsed()).toEqual([{ level: 'error', time: expect.any(String), message: 'failed' }]);
});

test('what is below the level is not written, and silent writes nothing', () => {
  const quiet = logged('warn');
  quiet.log.info({}, 'no');
  quiet.log.warn({}, 'yes');
  expect(quiet.parsed().map(({ message }) => message)).toEqual(['yes']);
  const silent = logged('silent');
  silent.log.error({}, 'no');
  expect(silent.lines).toEqual([]);
});
