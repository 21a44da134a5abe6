import type { Viz } from '@viz-js/viz';
import type { VisitPath } from '../../../e2e/paths/model/paths.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { chartGraph } from '#web/dev/chart/chartGraph.ts';
import type { Marked } from '#web/dev/chart/chartGraph.ts';
import { transitionKey } from '#web/dev/chart/transitions.ts';
import type { ChartTransition } from '#web/dev/chart/transitions.ts';
import { run } from '../run.ts';

/** Where the machine of a visit ends and every transition that it takes, by itself too. */
export function marksOf({ runs }: VisitPath): Marked {
  const walks = runs.map((each) => run(reservationMachine, { input: each.input, events: each.events }));
  const transitions = walks.flatMap(({ microsteps }) =>
    microsteps.flatMap(({ takenTransitions }) => takenTransitions as unknown as ChartTransition[]),
  );
  return {
    states: new Set(walks.at(-1)!.snapshot._nodes.map(({ id }) => id)),
    transitions: new Set(transitions.map(transitionKey)),
  };
}

/** The chart of the visit as a part of a page: several stand in one, so nothing in it has an id. */
export function visitChart(viz: Viz, path: VisitPath): string {
  const svg = viz.renderString(chartGraph(reservationMachine, marksOf(path)), { format: 'svg' });
  return svg.slice(svg.indexOf('<svg')).replace(/ (?:xmlns(?::xlink)?|id)="[^"]*"/g, '');
}
