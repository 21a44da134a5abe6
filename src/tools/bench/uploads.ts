import sharp from 'sharp';
import { demoStaff } from '#demo/venue/demoStaff.ts';
import { bin, run } from '../run.ts';
import { spawned } from './spawned.ts';
import type { Spawned } from './spawned.ts';
import { embeddedPlace } from './stores.ts';

/** The most memory (RSS) that the built server has while large and hostile files are uploaded, eight at a time. */
const atOnce = 8;
const rounds = 4;
const megabyte = 1_000_000;

type Sent = { headers: Record<string, string>; body: BodyInit };

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

const files: Record<string, () => Promise<Buffer>> = {
  '25 MB of nothing': async () => Buffer.alloc(25 * megabyte, 255),
  'a photograph of 24 million pixels': () => noise(6_000, 4_000).jpeg({ quality: 60 }).toBuffer(),
  '48 million pixels in a few bytes': () =>
    sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  'a drawing with a script': async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
};

if (!process.argv.includes('--built') && (await run(bin('tsx'), ['src/tools/build.ts', 'server'])).code !== 0)
  process.exit(1);
const place = embeddedPlace();
const server = await spawned('kuur', await place.store());
try {
  const [owner] = demoStaff;
  const login = await send(server, '/admin/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner!.email, password: owner!.password }),
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const authorization = `Bearer ${data.accessToken}`;
  console.log(`idle: ${Math.round(server.memory())} MB`);
  for (const [what, make] of Object.entries(files)) {
    const file = await make();
    const { peak, statuses } = await peakWhile(server, () => upload(server, { file, authorization }));
    console.log(`${what} (${(file.length / megabyte).toFixed(1)} MB): at most ${Math.round(peak)} MB, ${statuses}`);
  }
} finally {
  await server.stop();
  await place.remove();
}

async function peakWhile(of: Spawned, work: () => Promise<number>): Promise<{ peak: number; statuses: string }> {
  let peak = of.memory();
  const timer = setInterval(() => {
    peak = Math.max(peak, of.memory());
  }, 50);
  const counts = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const status of await Promise.all(Array.from({ length: atOnce }, work)))
      counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  clearInterval(timer);
  return { peak, statuses: [...counts].map(([status, count]) => `${count} × ${status}`).join(', ') };
}

async function upload(to: Spawned, { file, authorization }: { file: Buffer; authorization: string }): Promise<number> {
  const body = new FormData();
  body.set('alt', 'Een bad');
  body.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'bad.jpg');
  // The server hangs up on who sends too much.
  return send(to, '/upload/image', { headers: { authorization }, body }).then(
    ({ status }) => status,
    () => 0,
  );
}

function send({ origin }: Spawned, path: string, { headers, body }: Sent): Promise<Response> {
  const method = 'POST';
  return fetch(`${origin}/api${path}`, { method, headers: { 'x-app-tag': 'olijfgaard', ...headers }, body });
}
