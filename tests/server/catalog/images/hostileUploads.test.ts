import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UploadedImage } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { pictureForm, twoColors } from '#tests/support/pictures.ts';
import { staffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let token: string;

beforeAll(async () => {
  kuur = await testApp();
  ({ token } = await staffMember(kuur, 'content'));
});
afterAll(() => kuur.close());

const upload = (form: Parameters<typeof pictureForm>[0]) =>
  kuur.call<UploadedImage>('POST', '/api/upload/image', { token, ...pictureForm(form) });

const faultOf = async (file: Uint8Array): Promise<string> => {
  const { status, json } = await upload({ file });
  return status === 422 ? `${json.code} ${json.errors?.[0]?.pointer} ${json.errors?.[0]?.code}` : String(status);
};

const photo = (): Promise<Buffer> => twoColors({ width: 900, height: 600 }).jpeg().toBuffer();

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

function chunk(kind: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // Without its check sum, which a reader of the first chunks does not need.
  return Buffer.concat([length, Buffer.from(kind), data, Buffer.alloc(4)]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return data;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function animation(): Promise<Buffer> {
  const frame = twoColors({ width: 20, height: 20 });
  const frames = [await frame.png().toBuffer(), await frame.clone().negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

describe('refused with its reason', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a drawing with a script', () => Buffer.from(script), 'format_unknown'],
    ['a page that calls itself a picture', () => Buffer.from('<html><script>alert(1)</script>'), 'format_unknown'],
    ['a GIF', () => twoColors({ width: 20, height: 20 }).gif().toBuffer(), 'format_unknown'],
    ['nothing', () => Buffer.alloc(0), 'format_unknown'],
    ['the first bytes of a JPEG and then a script', () => Buffer.from(`\xff\xd8\xff${script}`, 'latin1'), 'damaged'],
    ['a truncated photograph', async () => (await photo()).subarray(0, 4_000), 'damaged'],
    ['an animated WebP', () => animation(), 'animated'],
    [
      'an animated PNG',
      () => Buffer.concat([signature, chunk('IHDR', header(2, 2)), chunk('acTL', Buffer.alloc(8))]),
      'animated',
    ],
  ])('%s', async (_what, file, fault) => {
    expect(await faultOf(await file())).toBe(`image_invalid /file ${fault}`);
  });
});

test('a picture of 48 million pixels in a few bytes is refused', async () => {
  const bomb = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(200_000);
  expect(await faultOf(bomb)).toBe('image_invalid /file too_many_pixels');
});

test('what hangs behind a picture is not served', async () => {
  const { json } = await upload({ file: Buffer.concat([await photo(), Buffer.from(`${script}PK\x03\x04`)]) });
  for (const { url } of json.data.image.sizes) {
    expect((await kuur.app.inject({ url })).rawPayload.includes('<script>')).toBe(false);
  }
});

test('name and type of a file are not believed', async () => {
  const { status, json } = await upload({ file: await photo(), filename: '../../a.html', type: 'text/html' });
  expect(status).toBe(201);
  expect(json.data.image.sizes[0]?.url).toMatch(/^\/uploads\/proefbad\/[\w-]{22}-400\.webp$/);
});

test('a file of 25 MB is refused before it is read, one just too large while it is', async () => {
  expect((await upload({ file: Buffer.alloc(25_000_000, 255) })).json.code).toBe('payload_too_large');
  expect((await upload({ file: Buffer.alloc(10_000_001, 255) })).json.code).toBe('payload_too_large');
});

test('a file too large whose form never ends is too large, not wrong', async () => {
  const { headers, body } = pictureForm({ file: Buffer.alloc(10_001_000, 255) });
  const cut = { headers, body: body.subarray(0, -100) };
  expect((await kuur.call('POST', '/api/upload/image', { token, ...cut })).json.code).toBe('payload_too_large');
});

test('a form without file or words, or with more, says what is wrong', async () => {
  const errorsOf = async (form: Parameters<typeof pictureForm>[0]) => (await upload(form)).json.errors;
  expect(await errorsOf({ fields: { alt: 'Alleen woorden' } })).toEqual([{ pointer: '/file', code: 'required' }]);
  const file = await photo();
  expect(await errorsOf({ file, fields: {} })).toEqual([{ pointer: '/alt', code: 'required' }]);
  expect(await errorsOf({ file, fields: { alt: ' ' } })).toEqual([{ pointer: '/alt/nl', code: 'required' }]);
  expect(await errorsOf({ file, fields: { alt: 'a\u0000' } })).toEqual([{ pointer: '/alt', code: 'invalid' }]);
  expect(await errorsOf({ file, fields: { alt: 'a', id: 'b' } })).toEqual([{ pointer: '/id', code: 'unknown' }]);
});

test('another body than a form is not read', async () => {
  const answer = await kuur.call('POST', '/api/upload/image', { token, body: { file: 'x', alt: 'x' } });
  expect(answer.json.code).toBe('unsupported_media_type');
  const form = pictureForm({ file: await photo() });
  const other = await kuur.call('POST', '/api/admin/pools', { token, ...form });
  expect(other.json.code).not.toBe('internal');
  const broken = { ...form, body: form.body.subarray(0, 300) };
  expect((await kuur.call('POST', '/api/upload/image', { token, ...broken })).json.code).toBe('validation_failed');
});

test('of many at once some wait and the others are asked to come back', async () => {
  const file = await twoColors({ width: 1_600, height: 1_200 }).jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload({ file })));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('5');
});
