import { writeFile } from 'node:fs/promises';
import encodeQr from 'qr';
import { chromiumArgs } from '../../src/tools/chromium.ts';
import { test as base } from './test.ts';

type Camera = {
  /** Plugs it in, with this code before it. */
  films: (text: string) => Promise<void>;
};

/** A name of this machine that, unlike its address, no browser thinks secure. */
export const insecureHost = 'kuur.example';

/** A browser whose camera films a file: there is none before that file is. */
export const test = base.extend<{ mayUseCamera: boolean; filmPath: string; camera: Camera }>({
  mayUseCamera: [true, { option: true }],
  filmPath: async ({}, use, testInfo) => use(testInfo.outputPath('film.y4m')),
  camera: async ({ filmPath }, use) => use({ films: (text) => writeFile(filmPath, filmOf(text)) }),
  context: async ({ playwright, mayUseCamera, filmPath }, use) => {
    const browser = await playwright.chromium.launch({
      args: [
        ...chromiumArgs,
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${filmPath}`,
        `--use-fake-ui-for-media-stream${mayUseCamera ? '' : '=deny'}`,
        `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`,
      ],
    });
    await use(await browser.newContext());
    await browser.close();
  },
});

const [width, height, side] = [640, 480, 8];
const [black, white, grey] = [16, 235, 128];

/** One picture in YUV4MPEG2, which a browser repeats: https://wiki.multimedia.cx/index.php/YUV4MPEG2 */
function filmOf(text: string): Buffer {
  const squares = encodeQr(text, 'raw', { border: 4 });
  const [top, start] = [height, width].map((length) => Math.floor((length - squares.length * side) / 2)) as [
    number,
    number,
  ];
  const brightness = Buffer.alloc(width * height, white);
  for (const [y, row] of squares.entries())
    for (const x of row.keys())
      if (row[x])
        for (let line = 0; line < side; line++) {
          const at = (top + y * side + line) * width + start + x * side;
          brightness.fill(black, at, at + side);
        }
  const colour = Buffer.alloc((width * height) / 2, grey);
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), brightness, colour]);
}
