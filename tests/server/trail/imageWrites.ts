import type { UploadedImage } from '#contract/names.ts';
import type { OperationId } from '#server/http/handlers.ts';
import { pictureForm, twoColors } from '#tests/support/pictures.ts';
import type { StaffWrite, World } from './staffWorld.ts';

const form = async () => pictureForm({ file: await twoColors({ width: 60, height: 40 }).png().toBuffer() });

async function uploaded({ app, owner }: World): Promise<{ id: string }> {
  const request = { token: owner.token, ...(await form()) };
  const { json } = await app.call<UploadedImage>('POST', '/api/upload/image', request);
  return { id: json.data.id };
}

export const imageWrites = {
  uploadImage: { leaves: ['image created'], prepare: form },
  updateImage: {
    leaves: ['image changed'],
    prepare: async (world) => ({
      params: await uploaded(world),
      body: { alt: { nl: 'Anders' }, focalPoint: null, version: 1 },
    }),
  },
  deleteImage: { leaves: ['image removed'], prepare: async (world) => ({ params: await uploaded(world) }) },
} satisfies Partial<Record<OperationId, StaffWrite>>;
