import { expect, test } from 'vitest';
import type { UploadedImage } from '#contract/names.ts';
import { printedPicture } from '#server/catalog/images/printedPicture.service.ts';
import { testApp } from '#tests/support/app.ts';
import { pictureForm, twoColors } from '#tests/support/pictures.ts';
import { staffMember } from '#tests/support/staff.ts';

test('a gift card is printed with a picture that staff uploaded', async () => {
  const kuur = await testApp();
  const { token } = await staffMember(kuur, 'content');
  const form = pictureForm({ file: await twoColors({ width: 900, height: 600 }).png().toBuffer() });
  const { json } = await kuur.call<UploadedImage>('POST', '/api/upload/image', { token, ...form });
  const picture = await printedPicture(kuur.deps, json.data.image.sizes);
  expect(picture?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  await kuur.close();
});
