import type { ApiPath, VisitPath } from '../../../e2e/paths/model/paths.ts';
import { wordsOf } from '../../../e2e/paths/model/places.ts';
import { escaped } from './html.ts';
import type { Pictures } from './pictures.ts';

/** How a path went the last time in a browser; null when it has not been walked. */
export type Result = { status: string; seconds: number } | null;

const resultWords = (result: Result): string =>
  result === null
    ? '<span class="none">not walked yet</span>'
    : `<span class="${result.status === 'passed' ? 'walked' : 'missing'}">${result.status} · ${result.seconds.toFixed(1)} s</span>`;

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
  return `<article id="${id}"><h3><code>${id}</code> ${escaped(sentence)}</h3><p>${steps.length} steps · ${resultWords(made.result)} · <code>npm run paths -- run ${id}</code></p><ol>${items.join('')}</ol>${picturesOf(path, made.pictures)}<details><summary>Its way through the chart</summary><div class="wide">${made.chart}</div></details></article>`;
}

/** A path on the API: what each step is to leave on the server. */
export function apiCard({ id, sentence, steps }: ApiPath, lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${escaped(line.slice(2))}</li>`);
  return `<article id="${id}"><h3><code>${id}</code> ${escaped(sentence)}</h3><p>${steps.length} steps · <code>npm run paths -- run ${id} --level api</code></p><details><summary>What is approved</summary><ol>${items.join('')}</ol></details></article>`;
}

/** Each picture once. */
export const pictureStyle = (pictures: Pictures): string =>
  [...new Map([...pictures.values()].map(({ name, data }) => [name, data]))]
    .map(([name, data]) => `.${name}{background-image:url(data:image/jpeg;base64,${data})}`)
    .join('\n');
