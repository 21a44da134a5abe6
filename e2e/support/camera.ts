import type { Page } from '@playwright/test';
import encodeQr from 'qr';

type Seen = { squares: boolean[][]; isAllowed: boolean };

/**
 * Chromium without a window has no camera, also no false one, so pages get the film of a canvas that shows this code, or
 * nothing. Without permission the first request is denied, as by somebody who thinks better of it.
 */
export async function giveCamera(page: Page, text: string | null, { isAllowed = true } = {}): Promise<void> {
  const squares = text === null ? [] : encodeQr(text, 'raw', { border: 4 });
  await page.addInitScript(
    (seen: Seen) => {
      let mayUse = seen.isAllowed;
      const getUserMedia = async (): Promise<MediaStream> => {
        if (!mayUse) {
          mayUse = true;
          throw new DOMException('Permission denied', 'NotAllowedError');
        }
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: 640, height: 480 });
        const drawing = canvas.getContext('2d')!;
        const side = 8;
        const draw = (): void => {
          drawing.fillStyle = 'white';
          drawing.fillRect(0, 0, canvas.width, canvas.height);
          drawing.fillStyle = 'black';
          for (const [y, row] of seen.squares.entries())
            for (const [x, isDark] of row.entries())
              if (isDark) drawing.fillRect(60 + x * side, 40 + y * side, side, side);
        };
        draw();
        setInterval(draw, 100);
        return canvas.captureStream(10);
      };
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
    },
    { squares, isAllowed },
  );
}
