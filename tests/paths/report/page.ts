import { walkedFlows } from '../../../e2e/paths/model/flows.ts';
import type { FlowName } from '../../../e2e/paths/model/flows.ts';
import type { VisitPath } from '../../../e2e/paths/model/paths.ts';
import { placeWords, wordsOf } from '../../../e2e/paths/model/places.ts';
import type { BrowserPlace, Place } from '../../../e2e/paths/model/places.ts';
import { elsewhere } from '../../../e2e/paths/model/visitorKeys.ts';
import type { Listed } from '../listed.ts';
import type { ShownLine } from './shownLines.ts';
import { style } from './style.ts';

/** How a path went the last time in a browser; null when it has not been walked. */
export type Result = { status: string; seconds: number } | null;

export type Reported = {
  visits: readonly VisitPath[];
  ways: readonly Listed[];
  lines: readonly ShownLine[];
  resultOf: (id: string) => Result;
  /** The chart of its visit, as SVG. */
  chartOf: (path: VisitPath) => string;
};

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const table = (head: readonly string[], rows: readonly string[]): string =>
  `<div class="wide"><table><thead><tr>${head.map((each) => `<th scope="col">${each}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

const placesOf = ({ steps }: VisitPath): Place[] => steps.map(({ to }) => to);

function matrix({ visits }: Reported): string {
  const places = Object.keys(placeWords) as BrowserPlace[];
  const rows = (Object.keys(walkedFlows) as FlowName[]).map((flow) => {
    const visited = visits.filter((path) => path.flow === flow).flatMap(placesOf);
    const cells = places.map((place) => {
      const count = visited.filter((each) => each === place).length;
      return `<td class="${count > 0 ? 'walked' : 'none'}">${count > 0 ? count : '–'}</td>`;
    });
    return `<tr><th scope="row">${escaped(walkedFlows[flow].words)}</th>${cells.join('')}</tr>`;
  });
  return table(['Flow', ...places.map((place) => escaped(placeWords[place]))], rows);
}

function errorTable({ lines }: Reported): string {
  const rows = lines.map(({ says, cause, by }) => {
    const shown =
      by === null
        ? '<td class="missing">nothing yet</td>'
        : 'journey' in by
          ? `<td>journey ${escaped(by.journey)}</td>`
          : `<td><code>${by.id}</code> ${escaped(by.machine)}: ${escaped(by.step.split(' → ', 1)[0]!)}</td>`;
    return `<tr><td>${escaped(says)}</td><td>${escaped(cause)}</td>${shown}</tr>`;
  });
  return table(['Line of §8', 'Cause', 'Shown by'], rows);
}

const elsewhereTable = (): string =>
  table(
    ['What a visitor does', 'Walked by'],
    Object.entries(elsewhere).map(([key, walked]) => {
      const by = walked === null ? '<td class="missing">nothing yet</td>' : `<td>journey ${walked.journey}</td>`;
      return `<tr><td><code>${key}</code></td>${by}</tr>`;
    }),
  );

const resultWords = (result: Result): string =>
  result === null
    ? '<span class="none">not walked yet</span>'
    : `<span class="${result.status === 'passed' ? 'walked' : 'missing'}">${result.status} · ${result.seconds.toFixed(1)} s</span>`;

function card({ id, sentence, steps }: VisitPath, result: Result, chart: string): string {
  const items = steps.map(
    ({ words, from, to }) =>
      `<li><b>${escaped(words)}</b> ${from === to ? '' : `<span>→ ${escaped(wordsOf(to))}</span>`}</li>`,
  );
  return `<article id="${id}"><h3><code>${id}</code> ${escaped(sentence)}</h3><p>${steps.length} steps · ${resultWords(result)} · <code>npm run paths -- run ${id}</code></p><ol>${items.join('')}</ol><details><summary>Its way through the chart</summary><div class="wide">${chart}</div></details></article>`;
}

function waysList({ ways }: Reported): string {
  return [...new Set(ways.map(({ group }) => group))]
    .map((group) => {
      const own = ways.filter((way) => way.group === group);
      const items = own.map(({ id, sentence }) => `<li><code>${id}</code> ${escaped(sentence)}</li>`);
      return `<details><summary>${escaped(group)}: ${own.length}</summary><ul>${items.join('')}</ul></details>`;
    })
    .join('');
}

/** One page that opens from disk and asks nothing of a network. */
export function reportPage(reported: Reported): string {
  const { visits, ways, resultOf, chartOf } = reported;
  const cards = visits.map((path) => card(path, resultOf(path.id), chartOf(path))).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Paths</title><style>${style}</style></head><body><main>
<h1>Paths</h1><p>${visits.length} paths of visitors in a browser, ${visits.flatMap(({ steps }) => steps).length} steps; ${ways.length} ways through machines.</p>
<h2>Flows and places</h2><p>How often a path comes to a place; – where no path of this flow does.</p>${matrix(reported)}
<h2>Error lines</h2>${errorTable(reported)}
<h2>Paths of visitors</h2>${cards}
<h2>Left to journeys</h2>${elsewhereTable()}
<h2>Ways through machines</h2>${waysList(reported)}
</main></body></html>\n`;
}
