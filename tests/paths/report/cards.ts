import { pathToFileURL } from 'node:url';
import type { ApiPath, VisitPath } from '../../../e2e/paths/model/paths.ts';
import { wordsOf } from '../../../e2e/paths/model/places.ts';
import type { Place } from '../../../e2e/paths/model/places.ts';
import type { World } from '../../../e2e/paths/worlds/worlds.ts';
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

function picturesOf(id: string, places: readonly Place[], pictures: Pictures): string {
  const captions = [...new Set(places)].map((place): [string, string] => [place, wordsOf(place)]);
  const figures = [...captions, ['end', 'what it ends on'] as const].flatMap(([name, caption]) => {
    const picture = pictures.get(`${id}-${name}`);
    const words = escaped(caption);
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
  return `<article id="${id}"><h3><code>${id}</code> ${escaped(sentence)}</h3><p>${steps.length} steps · ${resultWords(made.result)} · <code>npm run paths -- run ${id}</code></p>${failureWords(made.result)}<ol>${items.join('')}</ol>${picturesOf(
    id,
    steps.flatMap(({ from, to }) => [from, to]),
    made.pictures,
  )}<details><summary>Its way through the chart</summary><div class="wide">${made.chart}</div></details></article>`;
}

/** A path on the API: what each step is to leave on the server. */
export function apiCard({ id, sentence, steps }: ApiPath, lines: readonly string[], result: Result): string {
  const items = lines.map((line) => `<li>${escaped(line.slice(2))}</li>`);
  return `<article id="${id}"><h3><code>${id}</code> ${escaped(sentence)}</h3><p>${steps.length} steps · ${resultWords(result)} · <code>npm run paths -- run ${id} --level api</code></p>${failureWords(result)}<details><summary>What is approved</summary><ol>${items.join('')}</ol></details></article>`;
}

/** A venue that staff make, and how its path went on the page and on the API. */
export function worldCard(
  { id, name, sentence, steps }: World,
  { end, result, onApi, pictures }: { end: string; result: Result; onApi: Result; pictures: Pictures },
): string {
  const items = steps.map((step) => {
    const leads = 'to' in step ? `<span>→ ${escaped(wordsOf(step.to))}</span>` : '<span>somebody else</span>';
    return `<li><b>${escaped(step.words)}</b> ${leads}</li>`;
  });
  const places = steps.flatMap((step) => ('to' in step ? [step.to] : []));
  return `<article id="${id}"><h3><code>${id}</code> ${escaped(sentence)}</h3><p>in a browser ${resultWords(result)} · on the API ${resultWords(onApi)} · <code>npm run paths -- run --world '${name}'</code></p>${failureWords(result)}${failureWords(onApi)}<ol>${items.join('')}</ol><p>Ends with: ${escaped(end)}</p>${picturesOf(id, ['draft', ...places], pictures)}</article>`;
}

/** Each picture once. */
export const pictureStyle = (pictures: Pictures): string =>
  [...new Map([...pictures.values()].map(({ name, data }) => [name, data]))]
    .map(([name, data]) => `.${name}{background-image:url(data:image/jpeg;base64,${data})}`)
    .join('\n');
