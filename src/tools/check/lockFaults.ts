interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
}

export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

const registry = 'https://registry.npmjs.org/';

/**
 * A sentence for every package that does not come from the registry with a checksum, or that would run a script when it
 * is installed; the allowed ones may, but nothing that production loads.
 */
export function lockFaults({ lockfileVersion, packages }: LockFile, allowedScripts: readonly string[]): string[] {
  const version = lockfileVersion === 3 ? [] : [`package-lock.json has version ${lockfileVersion}, not 3`];
  const faults = Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, locked]) => faultsOf(path, locked, allowedScripts).map((fault) => `${path}: ${fault}`));
  return [...version, ...faults];
}

function faultsOf(path: string, locked: LockedPackage, allowedScripts: readonly string[]): string[] {
  const name = path.split('node_modules/').at(-1) ?? path;
  const { version, resolved, integrity, link, dev, hasInstallScript } = locked;
  return [
    link ? 'is a link' : '',
    version !== undefined && /^\d+\.\d+\.\d+/.test(version) ? '' : 'has no version of the registry',
    resolved === undefined || resolved.startsWith(registry) ? '' : `comes from ${resolved}`,
    integrity?.startsWith('sha512-') ? '' : 'has no sha512 checksum',
    hasInstallScript && !allowedScripts.includes(name) ? 'has an install script that is not allowed' : '',
    hasInstallScript && !dev ? 'has an install script, and production loads it' : '',
  ].filter((fault) => fault !== '');
}
