import { audit } from '#server/audit/audit.service.ts';
import { invariantCount } from '#server/audit/invariants.ts';
import { readStorage } from '#server/config.ts';
import { explainStored, openStored } from './storedDatabase.ts';

try {
  const database = await openStored(readStorage(process.env));
  try {
    const findings = await audit(database.db);
    for (const { subject, invariant, count, ids, unchecked } of findings) {
      if (count > 0) console.log(`${subject}: it is not true that ${invariant} (${count})\n  ${ids.join(' ')}`);
      if (unchecked > 0) console.log(`${subject}: not wholly checked: ${invariant} (${unchecked} statements failed)`);
    }
    const violated = findings.filter(({ count }) => count > 0);
    console.log(`${violated.length} findings (${invariantCount} rules)`);
    process.exitCode = violated.length > 0 ? 1 : findings.length > 0 ? 2 : 0;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explainStored(error, 'Or ask the running server: staff read the same audit at GET /api/admin/audit.'));
  process.exitCode = 2;
}
