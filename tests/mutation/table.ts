type Judged = { fileName: string; status: string };

const killing = ['Killed', 'Timeout'];
const surviving = ['Survived', 'NoCoverage'];

/** Of each folder of the domain: mutants that a test could see, and how many of them one did. */
export function table(mutants: readonly Judged[]): string {
  const folders = new Map<string, { killed: number; survived: number }>();
  for (const { fileName, status } of mutants) {
    const folder = /src\/domain\/([^/]+)\//.exec(fileName)?.[1] ?? '';
    for (const key of [folder, 'all']) {
      const { killed, survived } = folders.get(key) ?? { killed: 0, survived: 0 };
      folders.set(key, {
        killed: killed + Number(killing.includes(status)),
        survived: survived + Number(surviving.includes(status)),
      });
    }
  }
  const lines = [...folders].sort(byName).map(([folder, { killed, survived }]) => {
    const count = killed + survived;
    return `${folder.padEnd(20)}${String(count).padStart(6)}${((100 * killed) / count).toFixed(1).padStart(8)} %`;
  });
  return ['                    mutants  killed', ...lines].join('\n');
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number =>
  Number(a === 'all') - Number(b === 'all') || a.localeCompare(b);
