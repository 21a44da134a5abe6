import { acquireFolderLock } from '#server/db/folderLock.ts';

/** A second process for the lock's tests: opens the folder, reports it, and holds it until it is stopped or killed. */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the data folder.');
try {
  const lock = acquireFolderLock(folder, { what: 'database', instead: 'take another folder' });
  process.stdout.write('taken\n');
  process.stdin.on('data', () => {
    lock.release();
    process.exit(0);
  });
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
  process.exit(1);
}
