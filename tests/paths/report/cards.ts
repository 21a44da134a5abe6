import { pathToFileURL } from 'node:url';
import type { ApiPath, VisitPath } from '../../../e2e/paths/model/paths.ts';
import { wordsOf } from '../../../e2e/paths/model/places.ts';
import { secondsWords, traceCommand } from '../results/compared.ts';
import type { Twice } from '../results/runHistory.ts';
import { escaped } from './html.ts';
import type { Pictures } from './pictures.ts';

/** How a path went; null when it has not been walked. */
export type Result = Twice | null;

const resultWords = (result: Result): string =>
  result === null
    ? '<span class="none">not walked yet</span>'
    : `<span class="${result.last.status === 'passed' ? 'walked' : 'missing'}">${result.last.status} · ${secondsWords(result)}</span>`;

/** On what it failed, and its trace with the command that opens it. */
export function failureWords(result: Result): string {
  const { failure, trace } = result?.last ?? { failure: null, trace: null };
  if (failure === null) return '';
  const opened =
    trace === null
      ? ''
      : `<br><a href="${escaped(pathToFileURL(trace).href)}">Trace</a>: <code>${escaped(traceCommand(trace))}</code>`;
  return `<p><span class="missing">${escaped(failure)}</span>${opened}</p>`;
}

function picturesOf({ id, steps }: VisitPath, pictures: Pictures): string {
  const places = [...new Set(steps.flatMap(({ from, to }) => [from, to]))];
  const figures = places.flatMap((place) => {
    const picture = pictures.get(`${id}-${place}`);
    const words = escaped(wordsOf(place));
    return picture === undefined
      ? []
      : `<figure><div role="img" aria-label="${words}" class="picture ${picture.name}"></div><figcaption>${words}</figcaption></figure>`;
  });
  return figures.length === 0 ? '' : `<div class="pictures">${figures.join('')}</div>`;
}

/** A path in a browser: its steps in words, how it went, what it saw and its way through the chart. */
export function visitCard(path: VisitPath, made: { result: Result; chart: string; pictures: Pictures }): string {
  const { id, sentence, steps } = path;
  const items = steps.map(
    ({ words, from, to }) =>
      `<li><b>${escaped(words)}</b> ${from === to ? '' : `<span>→ ${escaped(wordsOf(to))}</span>`}</li>`,
  );
  return `<article id="${id}"><h3><code>${id}</code> ${escaped(sentence)}</h3><p>${steps.length} steps · ${resultWords(made.result)} · <code>npm run paths -- run ${id}</code></p>${failureWords(made.result)}<ol>${items.join('')}</ol>${picturesOf(path, made.pictures)}<details><summary>Its way through the chart</summary><div class="wide">${made.chart}</div></details></article>`;
}

/** A path on the API: what each step is to leave on the server. */
export function apiCard({ id, sentence, steps }: ApiPath, lines: readonly string[], result: Result): string {
  const items = lines.map((line) => `<li>${escaped(line.slice(2))}</li>`);
  return `<article id="${id}"><h3><code>${id}</code> ${escaped(sentence)}</h3><p>${steps.length} steps · ${resultWords(result)} · <code>npm run paths -- run ${id} --level api</code></p>${failureWords(result)}<details><summary>What is approved</summary><ol>${items.join('')}</ol></details></article>`;
}

/** Each picture once. */
export const pictureStyle = (pictures: Pictures): string =>
  [...new Map([...pictures.values()].map(({ name, data }) => [name, data]))]
    .map(([name, data]) => `.${name}{background-image:url(data:image/jpeg;base64,${data})}`)
    .join('\n');
