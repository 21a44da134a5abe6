import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** `data` stands in the page once, however many paths came to a place that looks the same. */
export type Picture = { name: string; data: string };

/** Of a path, by the place that is on it. */
export type Pictures = Map<string, Picture>;

/** What a run of the browser left in this folder, at half its size. */
export async function picturesIn(folder: string): Promise<Pictures> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jpg')) : [];
  const pictures = await Promise.all(files.map((file) => pictureOf(join(folder, file))));
  return new Map(files.map((file, index) => [file.slice(0, -'.jpg'.length), pictures[index]!]));
}

/** Those that fit on a page of this many characters, in their order. */
export function picturesWithin(pictures: Pictures, most: number): Pictures {
  const sizes = new Map<string, number>();
  const fits = ({ name, data }: Picture): boolean => {
    const size = [...new Map(sizes).set(name, data.length).values()].reduce((sum, each) => sum + each, 0);
    if (size > most) return false;
    sizes.set(name, data.length);
    return true;
  };
  return new Map([...pictures].filter(([, picture]) => fits(picture)));
}

async function pictureOf(path: string): Promise<Picture> {
  const { width } = await sharp(path).metadata();
  const small = await sharp(path)
    .resize({ width: Math.round(width / 2) })
    .jpeg({ quality: 60 })
    .toBuffer();
  const name = `p${createHash('sha256').update(small).digest('hex').slice(0, 10)}`;
  return { name, data: small.toString('base64') };
}
