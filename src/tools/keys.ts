import { randomBytes } from 'node:crypto';
import { readSecrets } from '#server/config.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { keyReport, neededKeys, renewKeys } from '#server/keyRenewal.ts';
import { openSecretKeys } from '#server/openSecretKeys.ts';

try {
  const settings = readSecrets(process.env);
  const secretKeys = openSecretKeys(settings);
  const { db, close } = await openDatabase({ ...settings, connections: 1 });
  try {
    const count = await renewKeys({ db, secretKeys, random: { bytes: randomBytes } });
    console.log(`${count} sealed under the newest key`);
    for (const line of keyReport(secretKeys, await neededKeys(db))) console.log(line);
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
