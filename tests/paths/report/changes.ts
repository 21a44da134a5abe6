import { compared, kindWords, secondsWords, summaryOf } from '../results/compared.ts';
import type { Kind } from '../results/compared.ts';
import type { RunHistory } from '../results/runHistory.ts';
import { failureWords } from './cards.ts';
import { escaped, table } from './html.ts';

const isBad = (kind: Kind): boolean => kind === 'nowFailing' || kind === 'stillFailing';

function rowsOf(history: RunHistory): string[] {
  const rows = compared(history).map(({ kind, twice }) => {
    const { id, sentence } = twice.last;
    const className = isBad(kind) ? 'missing' : kind === 'mended' ? 'walked' : 'none';
    return `<tr><td class="${className}">${kindWords[kind]}</td><td><a href="#${id}"><code>${id}</code></a> ${escaped(sentence)}${failureWords(twice)}</td><td>${secondsWords(twice)}</td></tr>`;
  });
  const gone = history.gone.map(
    ({ id, sentence }) =>
      `<tr><td class="none">${kindWords.gone}</td><td><code>${id}</code> ${escaped(sentence)}</td><td></td></tr>`,
  );
  return [...rows, ...gone];
}

function changesOf(name: string, history: RunHistory): string {
  const rows = rowsOf(history);
  const heading = `<h3>${escaped(name)} <small>${history.at.slice(0, 16).replace('T', ' ')} UTC · ${history.paths.length} paths</small></h3>`;
  if (rows.length === 0) return `${heading}<p>As the run before.</p>`;
  const changed = table(['Since the run before', 'Path', 'Time'], rows);
  return `${heading}<details${compared(history).some(({ kind }) => isBad(kind)) ? ' open' : ''}><summary>${summaryOf(history)}</summary>${changed}</details>`;
}

/** What is new, gone, failing, mended or slower since the run before, for each level, language and width that was run. */
export const changes = (historyOf: ReadonlyMap<string, RunHistory>): string =>
  historyOf.size === 0
    ? '<p class="none">Nothing was run yet.</p>'
    : [...historyOf].map(([name, history]) => changesOf(name, history)).join('');
