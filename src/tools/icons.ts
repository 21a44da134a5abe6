/** Draws the house's logo for home screens: `npx tsx src/tools/icons.ts`. The results are committed. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { oliveColors } from '#domain/catalog/oliveColors.ts';

const publicFolder = new URL('../web/public/', import.meta.url);
const logo = fileURLToPath(new URL('icon.svg', publicFolder));

/** `share`: how much of the height the logo takes; systems cut maskable icons to a circle of four fifths. */
const icons = [
  { name: 'icon', sizes: [192, 512], share: 0.92, ground: '#00000000' },
  { name: 'maskable', sizes: [192, 512], share: 0.56, ground: oliveColors.paper },
  { name: 'apple', sizes: [180], share: 0.68, ground: oliveColors.paper },
];

mkdirSync(new URL('icons/', publicFolder), { recursive: true });
for (const { name, sizes, share, ground } of icons) {
  for (const size of sizes) {
    const height = Math.round(size * share);
    const drawn = await sharp(logo, { density: 72 * Math.ceil(height / 40) })
      .resize({ height })
      .png()
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
      .composite([{ input: drawn }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(fileURLToPath(new URL(`icons/${name}-${size}.png`, publicFolder)));
  }
}
