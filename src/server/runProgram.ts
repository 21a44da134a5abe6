/** Runs the server; a failure to start is explained and ends the process with 1. */
export function runProgram(start: () => Promise<unknown>): void {
  Promise.resolve()
    .then(start)
    .catch((error: unknown) => {
      process.stderr.write(`${explain(error)}\n`);
      process.exit(1);
    });
}

/** What a person can do something about is said in one line, without a stack. */
function explain(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Another program already uses this port. ${message}`;
  if (code === 'ECONNREFUSED') return `The database does not answer. ${message}`;
  if (name === 'DataFolderInUse' || name === 'MigrationRefused' || name === 'SettingsUnusable') return message;
  return error instanceof Error ? (error.stack ?? message) : String(error);
}
