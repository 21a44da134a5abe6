import { expect, test } from 'vitest';
import { deviceOf } from '#server/http/deviceOf.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:138.0) Gecko/20100101 Firefox/138.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0 Safari/537.36 Edg/136.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/136.0 Mobile Safari/604.1',
    'Chrome, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['curl/8.5.0', null],
])('%s is known by family and system', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('nobody’s words become a device', () => {
  expect(deviceOf(null)).toBeNull();
  expect(deviceOf('<script>alert(1)</script> Windows')).toBe('Windows');
});
