import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadedImage } from '#contract/names.ts';
import { imagesById } from '#server/catalog/images.service.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { pictureForm, twoColors } from '#tests/support/pictures.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
let content: StaffMember;

beforeAll(async () => {
  kuur = await testApp();
  content = await staffMember(kuur, 'content');
});
afterAll(() => kuur.close());

const upload = (form: Parameters<typeof pictureForm>[0]): Promise<TestAnswer<UploadedImage>> =>
  kuur.call('POST', '/api/upload/image', { token: content.token, ...pictureForm(form) });

const made = async (form: Parameters<typeof pictureForm>[0]): Promise<UploadedImage> => {
  const answer = await upload(form);
  expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
  return answer.json.data;
};

const bytesAt = async (url: string): Promise<Buffer> => {
  const answer = await kuur.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.rawPayload;
};

/** Whether the middle of a file is red. */
const isRed = async (url: string): Promise<boolean> => {
  const { data, info } = await sharp(await bytesAt(url))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return data[middle]! > data[middle + 2]!;
};

test('a picture that staff upload has the widths of the house in both formats, and one for print', async () => {
  const { image, ...rest } = await made({ file: await twoColors({ width: 3_000, height: 1_500 }).jpeg().toBuffer() });
  expect(rest).toEqual({
    id: expect.any(String),
    alt: { nl: 'Twee vlakken' },
    whole: { url: expect.stringMatching(/-whole\.webp$/), width: 800, height: 400 },
    focalPoint: { x: 0.5, y: 0.5 },
    isUploaded: true,
    usedBy: [],
    createdAt: expect.any(String),
    version: 1,
  });
  expect(image.alt).toBe('Twee vlakken');
  expect(image.sizes.map(({ width, height }) => [width, height])).toEqual([
    [400, 267],
    [600, 400],
    [800, 533],
    [1200, 800],
    [1600, 1067],
  ]);
  for (const { url, width } of image.sizes) {
    expect((await sharp(await bytesAt(url)).metadata()).width).toBe(width);
    expect(await sharp(await bytesAt(url.replace('.webp', '.avif'))).metadata()).toMatchObject({
      width,
      format: 'heif',
    });
  }
  const print = image.sizes[3]!.url.replace('.webp', '.jpg');
  expect(await sharp(await bytesAt(print)).metadata()).toMatchObject({ width: 1_200, format: 'jpeg' });
});

test('a file is kept for good by browsers, and runs nothing whatever they take it for', async () => {
  const { image } = await made({ file: await twoColors({ width: 500, height: 400 }).png().toBuffer() });
  const { headers } = await kuur.app.inject({ url: image.sizes[0]!.url });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const unknown = await kuur.app.inject({ url: `/uploads/${proefbad.venueId}/niets-800.webp` });
  expect(unknown.statusCode).toBe(404);
  const elsewhere = await kuur.app.inject({ url: image.sizes[0]!.url.replace(proefbad.venueId, 'tweede') });
  expect(elsewhere.statusCode).toBe(404);
});

test('a picture is upright and has nothing of where and by whom it was taken', async () => {
  const file = await twoColors({ width: 1_200, height: 600 })
    .withExif({ IFD0: { Make: 'KANARIE' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect([file.includes('KANARIE'), (await sharp(file).metadata()).orientation]).toEqual([true, 6]);
  const { image } = await made({ file, fields: { alt: 'Van opzij', shape: 'whole' } });
  const [size] = image.sizes;
  expect([size!.width, size!.height]).toEqual([400, 800]);
  const cleaned = await bytesAt(size!.url);
  expect(await sharp(cleaned).metadata()).not.toHaveProperty('exif');
  expect(cleaned.includes('KANARIE')).toBe(false);
});

test('a crop follows the point that staff choose, under new addresses; the old ones last a day', async () => {
  const wide = await made({ file: await twoColors({ width: 2_400, height: 400 }).png().toBuffer() });
  const form = { alt: { nl: 'Links', en: 'Left' }, focalPoint: { x: 0.1, y: 0.5 }, version: 1 };
  const answer = await content.call<UploadedImage>('PUT', `/images/${wide.id}`, form);
  expect(answer.json.data).toMatchObject({ ...form, version: 2, image: { alt: 'Links' } });
  const [before, after] = [wide.image.sizes[0]!.url, answer.json.data.image.sizes[0]!.url];
  expect(after).not.toBe(before);
  expect(await isRed(after)).toBe(true);
  expect((await kuur.app.inject({ url: before })).statusCode).toBe(200);
  const right = await content.call<UploadedImage>('PUT', `/images/${wide.id}`, {
    ...form,
    focalPoint: { x: 0.9, y: 0.5 },
    version: 2,
  });
  expect(await isRed(right.json.data.image.sizes[0]!.url)).toBe(false);
  await kuur.advance({ minutes: 60 * 25 });
  content.token = await content.liveToken();
  await content.call('PUT', `/images/${wide.id}`, { ...form, version: 3 });
  const names = await kuur.db.selectFrom('imageFile').select('name').where('imageId', '=', wide.id).execute();
  expect(names.some(({ name }) => before.endsWith(name))).toBe(false);
});

test('visitors are told what a picture keeps in sight, where it lies in the part they get', async () => {
  const wide = await made({ file: await twoColors({ width: 3_000, height: 1_000 }).png().toBuffer() });
  const whole = await made({
    file: await twoColors({ width: 400, height: 800 }).png().toBuffer(),
    fields: { alt: 'Hoog', shape: 'whole' },
  });
  const form = { alt: { nl: 'Rechts' }, focalPoint: { x: 0.9, y: 0.1 }, version: 1 };
  expect((await content.call('PUT', `/images/${wide.id}`, form)).status).toBe(200);
  await kuur.db
    .updateTable('image')
    .set({ focalPoint: JSON.stringify({ x: 0.2, y: 0.62 }) })
    .where('id', '=', 'olijftak')
    .execute();
  const images = await imagesById(kuur.db, proefbad.venueId, [wide.id, whole.id, 'olijftak'], 'nl');
  expect([wide.id, whole.id, 'olijftak'].map((id) => images.get(id)?.focalPoint)).toEqual([
    { x: 0.8, y: 0.1 },
    undefined,
    { x: 0.2, y: 0.62 },
  ]);
  const unmoved = { alt: { nl: 'Olijftak' }, focalPoint: { x: 0.2, y: 0.62 }, version: 1 };
  expect((await content.call('PUT', '/images/olijftak', unmoved)).status).toBe(200);
  await kuur.db.updateTable('image').set({ focalPoint: null, version: 1 }).where('id', '=', 'olijftak').execute();
});

test('of two who change a picture the second is told', async () => {
  const { id } = await made({ file: await twoColors({ width: 300, height: 200 }).png().toBuffer() });
  const form = { alt: { nl: 'Eerst' }, focalPoint: null, version: 1 };
  expect((await content.call('PUT', `/images/${id}`, form)).status).toBe(200);
  expect((await content.call('PUT', `/images/${id}`, form)).json.code).toBe('version_conflict');
});

test('a picture that is used says where and cannot be removed', async () => {
  const { json } = await content.call<UploadedImage>('GET', '/images/olijftak');
  expect(json.data).toMatchObject({ isUploaded: false, focalPoint: null });
  expect(json.data.usedBy).toEqual(
    expect.arrayContaining([
      { kind: 'product', id: proefbad.entry.id, name: 'Entree' },
      { kind: 'flow', id: 'f-locatie', name: 'Entree op-locatie' },
      { kind: 'settings', id: 'fallbackImageId', name: 'fallbackImageId' },
    ]),
  );
  const refused = await content.call('DELETE', '/images/olijftak');
  expect([refused.json.code, refused.json.usedBy]).toEqual(['in_use', json.data.usedBy]);
});

test('a picture that came with the program keeps its shape', async () => {
  const form = { alt: { nl: 'Olijftak' }, focalPoint: { x: 0, y: 0 }, version: 1 };
  const refused = await content.call('PUT', '/images/olijftak', form);
  expect(refused.json).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/focalPoint', code: 'not_allowed' }],
  });
});

test('the unused are found and removed, files and all', async () => {
  const { id, image } = await made({ file: await twoColors({ width: 640, height: 480 }).webp().toBuffer() });
  const listed = async (filter: string) =>
    (await content.call<UploadedImage[]>('GET', `/images?filter=${filter}`)).json.data.map((each) => each.id);
  expect(await listed('used:false')).toContain(id);
  expect(await listed('used:true')).toEqual(['olijftak']);
  expect((await content.call('DELETE', `/images/${id}`)).status).toBe(204);
  expect(await listed('used:false')).not.toContain(id);
  const files = kuur.db.selectFrom('imageFile').select('name').where('imageId', '=', id);
  expect([await files.execute(), image.sizes.length > 0]).toEqual([[], true]);
});
