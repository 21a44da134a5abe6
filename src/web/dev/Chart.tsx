import { instance } from '@viz-js/viz';
import { use, useEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartGraph } from './chart/chartGraph.ts';
import type { Marked } from './chart/chartGraph.ts';
import * as styles from './machines.css.ts';

const loading = instance();

type Props = { machine: AnyStateMachine; marked: Marked };

/** A machine's chart with where an actor is and how it came there in bold. */
export function Chart({ machine, marked }: Props) {
  const viz = use(loading);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.replaceChildren(viz.renderSVGElement(chartGraph(machine, marked)));
    const boxes = [...marked.states].map((id) => frame.current?.querySelector(`[id="${id}"]`));
    boxes.findLast((box) => box)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [viz, machine, marked]);
  return <div ref={frame} className={styles.chart} role="img" aria-label={machine.id} />;
}
