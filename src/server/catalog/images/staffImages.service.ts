import type { ImageForm, UploadedImage } from '#contract/names.ts';
import type { Dimensions, FocalPoint } from '#domain/catalog/crop.ts';
import { translatedErrors } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import { PictureRefused, PicturesBusy } from '#server/adapters/pictures/picturePort.ts';
import type { PicturePort, RenderedPictures } from '#server/adapters/pictures/picturePort.ts';
import type { ImageSize } from '#server/db/jsonColumns.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectUnused, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { lockVenueRow } from '../settings/venueRow.repo.ts';
import { insertImageFiles, replaceImageFiles } from './imageFiles.repo.ts';
import { addressOf } from './imageFiles.service.ts';
import {
  changeImage,
  insertImage,
  listImages,
  lockImage,
  readImage,
  readOriginal,
  readUsage,
  removeImage,
} from './staffImages.repo.ts';
import type { ImageRow, StoredFiles } from './staffImages.repo.ts';

export interface ImageUpload {
  file: Uint8Array;
  alt: string;
  shape: 'cropped' | 'whole';
}

/** `upload` throws `image_invalid`, `image_quota_reached` and `service_unavailable`; `remove` throws `in_use`. */
export interface StaffImagesService {
  list(venueId: string, query: ListQuery): Promise<List<UploadedImage>>;
  read(venueId: string, id: string): Promise<UploadedImage>;
  upload(venueId: string, upload: ImageUpload): Promise<UploadedImage>;
  update(venueId: string, id: string, form: ImageForm): Promise<UploadedImage>;
  remove(venueId: string, id: string): Promise<void>;
}

interface Deps {
  db: Db;
  newId: () => string;
  pictures: PicturePort;
}

interface ImageFilesToStore extends StoredFiles {
  files: { name: string; bytes: Uint8Array }[];
}

/** Of a venue. */
const quota = { count: 1_000, bytes: 500_000_000 };
const longestAlt = 300;
const middle: FocalPoint = { x: 0.5, y: 0.5 };

export function makeStaffImagesService({ db, newId, pictures }: Deps): StaffImagesService {
  const read = async (venueId: string, id: string) => expectFound(await readImage(db, { venueId, id }));
  return {
    list: async (venueId, query) => {
      const { data, meta } = await listImages(db, venueId, query);
      return { data: data.map(view), meta };
    },
    read: async (venueId, id) => view(await read(venueId, id)),
    upload: async (venueId, { file, alt, shape }) => {
      expectValid(altErrors({ nl: alt }));
      expectRoom(await readUsage(db, venueId));
      const focalPoint = shape === 'cropped' ? middle : null;
      const original = await refusing(() => pictures.clean(file));
      const files = filesOf(venueId, newId(), await refusing(() => pictures.render(original, focalPoint)));
      const key = { venueId, id: newId() };
      const storedBytes = files.storedBytes + original.length;
      await inTransaction(db, async (tx) => {
        await lockVenueRow(tx, venueId);
        expectRoom(await readUsage(tx, venueId));
        const image = { alt: { nl: alt.trim() }, focalPoint };
        await insertImage(tx, key, { ...image, ...files, original, storedBytes });
        await insertImageFiles(tx, key, files.files);
        await recordChange(tx, { ...key, kind: 'image' }, { action: 'created', after: image });
      });
      return view(await read(venueId, key.id));
    },
    update: async (venueId, id, { alt, focalPoint, version }) => {
      expectValid(altErrors(alt));
      const key = { venueId, id };
      const before = expectVersion(await readImage(db, key), version);
      const isMoved = !samePoint(before.focalPoint, focalPoint);
      if (!before.isUploaded && isMoved) expectValid([{ pointer: '/focalPoint', code: 'not_allowed' }]);
      const original = isMoved ? await readOriginal(db, key) : null;
      const rendered = original && (await refusing(() => pictures.render(original, focalPoint)));
      const files = rendered && filesOf(venueId, newId(), rendered);
      await inTransaction(db, async (tx) => {
        expectVersion(await lockImage(tx, key), version);
        const storedBytes = (files?.storedBytes ?? 0) + (original?.length ?? 0);
        await changeImage(tx, key, { alt, focalPoint, files: files && { ...files, storedBytes } });
        if (files) {
          await replaceImageFiles(tx, key);
          await insertImageFiles(tx, key, files.files);
        }
        await recordChange(tx, { ...key, kind: 'image' }, { action: 'changed', before, after: { alt, focalPoint } });
      });
      return view(await read(venueId, id));
    },
    remove: (venueId, id) =>
      inTransaction(db, async (tx) => {
        const key = { venueId, id };
        expectFound(await lockImage(tx, key));
        const before = expectFound(await readImage(tx, key));
        expectUnused(before.usedBy);
        await removeImage(tx, key);
        await recordChange(tx, { ...key, kind: 'image' }, { action: 'removed', before });
      }),
  };
}

function expectRoom({ count, bytes }: { count: number; bytes: number }): void {
  if (count >= quota.count || bytes >= quota.bytes) throw problem('image_quota_reached');
}

const altErrors = (alt: Translated) => translatedErrors(alt, '/alt', longestAlt);

const samePoint = (a: FocalPoint | null, b: FocalPoint | null): boolean => a?.x === b?.x && a?.y === b?.y;

function view({ sizes, createdAt, ...row }: ImageRow): UploadedImage {
  return { ...row, image: { alt: row.alt.nl, sizes }, createdAt: createdAt.toISOString() };
}

function filesOf(venueId: string, key: string, { sizes, whole }: RenderedPictures): ImageFilesToStore {
  const sizeAt = (name: string, { width, height }: Dimensions): ImageSize => ({
    url: addressOf(venueId, name),
    width,
    height,
  });
  const wholeName = `${key}-whole.webp`;
  const files = [
    ...sizes.flatMap(({ width, files: byEnding }) =>
      Object.entries(byEnding).map(([ending, bytes]) => ({ name: `${key}-${width}.${ending}`, bytes })),
    ),
    { name: wholeName, bytes: whole.webp },
  ];
  return {
    files,
    sizes: sizes.map((size) => sizeAt(`${key}-${size.width}.webp`, size)),
    whole: sizeAt(wholeName, whole),
    storedBytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PicturesBusy) throw problem('service_unavailable', { retryAfter: 5 });
    if (!(error instanceof PictureRefused)) throw error;
    throw problem('image_invalid', { errors: [{ pointer: '/file', code: error.fault }] });
  }
}
