interface Operation {
  operationId?: string;
  security?: Record<string, unknown>[];
}

/** The names of the operations that a staff login opens, out of the bundled contract. */
export function staffOperations(contractJson: string): string {
  const { paths } = JSON.parse(contractJson) as { paths: Record<string, Record<string, Operation>> };
  const names = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ security = [] }) => security.some((scheme) => 'staffBearer' in scheme))
    .map(({ operationId }) => `  | '${operationId}'`);
  return `export type StaffOperationId =\n${names.toSorted().join('\n')};\n`;
}
