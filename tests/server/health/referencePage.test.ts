import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { specification } from '#server/http/specification.ts';
import { testApp } from '#tests/support/app.ts';

test('the reference shows every operation, without a script and with a policy of its own', async () => {
  const kuur = await testApp();
  const { status, headers, body } = await kuur.call('GET', '/api/docs', { appTag: null });
  await kuur.close();
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).not.toMatch(/<script|<link|<img|\son\w+=|\sstyle=/);
  const style = createHash('sha256')
    .update(/<style>(.*?)<\/style>/s.exec(body)![1]!)
    .digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${style}';`);
  const operations = Object.values(specification.paths).flatMap((item) =>
    Object.values(item).flatMap((one) => ('operationId' in one ? [one.operationId] : [])),
  );
  expect(operations.length).toBeGreaterThan(200);
  expect(operations.filter((id) => !body.includes(`<article id="${id}">`))).toEqual([]);
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
});
