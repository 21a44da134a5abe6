import { randomBytes } from 'node:crypto';
import { readSecrets } from '#server/config.ts';
import { keyReport, neededKeys, renewKeys } from '#server/keyRenewal.ts';
import { openSecretKeys } from '#server/openSecretKeys.ts';
import { explainStored, openStored } from './storedDatabase.ts';

try {
  const settings = readSecrets(process.env);
  const { db, close } = await openStored(settings);
  try {
    const secretKeys = openSecretKeys(settings);
    const count = await renewKeys({ db, secretKeys, random: { bytes: randomBytes } });
    console.log(`${count} sealed under the newest key`);
    for (const line of keyReport(secretKeys, await neededKeys(db))) console.log(line);
  } finally {
    await close();
  }
} catch (error) {
  console.error(explainStored(error, 'The running server does the same every hour.'));
  process.exitCode = 2;
}
