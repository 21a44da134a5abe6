import type { PathSetting } from '../../../e2e/paths/browser/setting.ts';
import type { ApiPath, VisitPath } from '../../../e2e/paths/model/paths.ts';
import { elsewhere } from '../../../e2e/paths/model/visitorKeys.ts';
import type { World } from '../../../e2e/paths/worlds/worlds.ts';
import type { Listed } from '../listed.ts';
import type { RunHistory } from '../results/runHistory.ts';
import { apiCard, pictureStyle, visitCard, worldCard } from './cards.ts';
import type { Result } from './cards.ts';
import { changes } from './changes.ts';
import { escaped, table } from './html.ts';
import { matrix } from './matrix.ts';
import type { Pictures } from './pictures.ts';
import type { ShownLine } from './shownLines.ts';
import { style } from './style.ts';

export type Reported = {
  visits: readonly VisitPath[];
  api: readonly ApiPath[];
  /** What is approved of a path on the API. */
  linesOf: (id: string) => readonly string[];
  /** What is covered in a browser, and what is not and why. */
  coverage: readonly string[];
  ways: readonly Listed[];
  lines: readonly ShownLine[];
  resultOf: (id: string) => Result;
  worlds: readonly World[];
  /** How the path of a world went on the API. */
  onApi: (id: string) => Result;
  /** What a world ends with, as its server says it. */
  endOf: (world: World) => string;
  /** What earlier runs left, by level, language and width. */
  historyOf: ReadonlyMap<string, RunHistory>;
  /** The chart of its visit, as SVG. */
  chartOf: (path: VisitPath) => string;
  pictures: Pictures;
  viewport: PathSetting['viewport'];
};

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

function waysList({ ways }: Reported): string {
  return [...new Set(ways.map(({ group }) => group))]
    .map((group) => {
      const own = ways.filter((way) => way.group === group);
      const items = own.map(({ id, sentence }) => `<li><code>${id}</code> ${escaped(sentence)}</li>`);
      return `<details><summary>${escaped(group)}: ${own.length}</summary><ul>${items.join('')}</ul></details>`;
    })
    .join('');
}

const stepsOf = (paths: readonly (VisitPath | ApiPath)[]): number => paths.flatMap(({ steps }) => [...steps]).length;

const worldCards = ({ worlds, resultOf, onApi, endOf, pictures }: Reported): string =>
  worlds
    .map((world) =>
      worldCard(world, { end: endOf(world), result: resultOf(world.id), onApi: onApi(world.id), pictures }),
    )
    .join('');

/** One page that opens from disk and asks nothing of a network. */
export function reportPage(reported: Reported): string {
  const { visits, api, linesOf, ways, resultOf, historyOf, chartOf, pictures } = reported;
  const cards = visits.map((path) => visitCard(path, { result: resultOf(path.id), chart: chartOf(path), pictures }));
  const apiCards = api.map((path) => apiCard(path, linesOf(path.id), resultOf(path.id)));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Paths</title><style>${style}${pictureStyle(pictures)}</style></head><body style="--shape:${reported.viewport.width}/${reported.viewport.height}"><main>
<h1>Paths</h1><p>${visits.length} paths of visitors in a browser, ${stepsOf(visits)} steps; ${api.length} on the API, ${stepsOf(api)} steps; ${ways.length} ways through machines.</p>
<h2>Since the run before</h2>${changes(historyOf)}
<h2>Flows and places</h2><p>How often paths come to a place in a browser <small>+ on the API</small>, or why none does.</p>${matrix(reported)}
<h2>Covered in a browser</h2><ul>${reported.coverage.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>
<h2>Error lines</h2>${errorTable(reported)}
<h2>Paths in a browser</h2>${cards.join('')}
<h2>Worlds</h2><p>What staff make of the demo venue, each with a path that ends on what it is about.</p>${worldCards(reported)}
<h2>Paths on the API</h2>${apiCards.join('')}
<h2>Left to journeys in a browser</h2>${elsewhereTable()}
<h2>Ways through machines</h2>${waysList(reported)}
</main></body></html>\n`;
}
