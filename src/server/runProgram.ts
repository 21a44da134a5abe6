export function runProgram(start: () => Promise<unknown>): void {
  Promise.resolve()
    .then(start)
    .catch((error: unknown) => {
      process.stderr.write(`${explain(error)}\n`);
      process.exit(1);
    });
}

const selfExplaining = new Set([
  'ConnectionSettingsMissing',
  'DataFolderInUse',
  'MigrationRefused',
  'SecretKeyMissing',
  'SettingsUnusable',
]);

function explain(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Another program already uses this port. ${message}`;
  if (code === 'ECONNREFUSED') return `The database does not answer. ${message}`;
  if (selfExplaining.has(name)) return message;
  return error instanceof Error ? (error.stack ?? message) : String(error);
}
