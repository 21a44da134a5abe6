/**
 * Turns the drawings of src/web/art (SVG, 1200 × 800) into pictures: `npx tsx src/tools/illustrations.ts [name …]`.
 * The drawings use filters that are too dear for a visitor's browser and that only a browser draws faithfully, so
 * Chromium renders each once at its largest width and sharp makes the smaller ones. The results are committed.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from './chromium.ts';

type Art = { width: number; height: number; aspect: number; sizes: { width: number; height: number }[] };

const artFolder = new URL('../web/art/', import.meta.url);
const imageFolder = new URL('../web/public/images/', import.meta.url);
const manifestFile = new URL('manifest.gen.json', artFolder);
const source = { width: 1200, height: 800 };
const pictureWidths = [400, 600, 800, 1200, 1600];
const bandWidths = [800, 1200, 1600, 2400, 3200];

const printWidth = 1200;

const isBand = (name: string): boolean => name.startsWith('kop');
const widthsOf = (name: string): number[] => (isBand(name) ? bandWidths : pictureWidths);
const heightOf = (width: number): number => Math.round((width * source.height) / source.width);

async function render(browser: Browser, name: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: source, deviceScaleFactor: width / source.width });
  const svg = readFileSync(new URL(`${name}.svg`, artFolder), 'utf8');
  await page.setContent(`<body style="margin:0">${svg}</body>`);
  const shot = await page.screenshot({ clip: { x: 0, y: 0, ...source }, timeout: 120_000 });
  await page.close();
  return shot;
}

async function write(name: string, shot: Buffer, width: number): Promise<void> {
  const picture = sharp(shot).resize(width, heightOf(width), { kernel: 'lanczos3' });
  const path = (format: string): string => new URL(`${name}-${width}.${format}`, imageFolder).pathname;
  await picture
    .clone()
    .avif({ quality: width > 1200 ? 46 : 52, effort: 5 })
    .toFile(path('avif'));
  await picture
    .clone()
    .webp({ quality: width > 1200 ? 66 : 72, effort: 5 })
    .toFile(path('webp'));
  if (width === printWidth && !isBand(name)) {
    await picture.clone().jpeg({ quality: 84, mozjpeg: true }).toFile(path('jpg'));
  }
}

function describe(name: string): Art {
  const sizes = widthsOf(name).map((width) => ({ width, height: heightOf(width) }));
  return { ...source, aspect: source.width / source.height, sizes };
}

mkdirSync(imageFolder, { recursive: true });
const names = readdirSync(artFolder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -4))
  .toSorted();
const namedDrawings = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs });
for (const name of names.filter((each) => namedDrawings.length === 0 || namedDrawings.includes(each))) {
  const shot = await render(browser, name, Math.max(...widthsOf(name)));
  for (const width of widthsOf(name)) await write(name, shot, width);
  process.stdout.write(`${name}\n`);
}
await browser.close();
const manifest = Object.fromEntries(names.map((name) => [name, describe(name)]));
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
