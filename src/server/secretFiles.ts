import { readFileSync } from 'node:fs';

const secrets = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'LISTEN_DATABASE_URL',
  'REPLICA_DATABASE_URL',
  'SMTP_URL',
  'MOLLIE_API_KEY',
  'SECRET_KEY',
  'EARLIER_SECRET_KEYS',
  'METRICS_TOKEN',
] as const;

type Variables = Record<string, string>;

/** `SECRET_KEY_FILE=/run/secrets/key` sets `SECRET_KEY` to what the file holds, as containers hand out secrets. */
export function readSecretFiles(given: Variables): { variables: Variables; problems: string[] } {
  const variables = { ...given };
  const problems: string[] = [];
  for (const name of secrets) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) problems.push(`${name}_FILE: ${name} is set too; set one of them`);
    const text = readText(file);
    if (text === null) problems.push(`${name}_FILE: names no file that can be read`);
    else if (text === '') problems.push(`${name}_FILE: names an empty file`);
    else variables[name] = text;
  }
  return { variables, problems };
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
