import { Suspense, useMemo, useState } from 'react';
import { asPath } from './asPath.ts';
import { Chart } from './Chart.tsx';
import { eventWords } from './chart/transitions.ts';
import { everyMachine } from './everyMachine.ts';
import * as styles from './machines.css.ts';
import { Offers } from './Offers.tsx';
import type { Report } from './reports.ts';
import { useReports } from './useReports.ts';

/** The machines of the open tabs as they run; without one, their charts. */
export function MachinesPage() {
  const reports = useReports();
  const [chosen, choose] = useState<string | null>(null);
  const running = reports.filter(({ status, actor }) => status === 'active' || actor === chosen);
  const report = running.find(({ actor }) => actor === chosen) ?? (chosen === null ? running[0] : undefined);
  const id = report?.machine ?? chosen ?? [...everyMachine.keys()][0]!;
  return (
    <main className={styles.page}>
      <nav className={styles.list}>
        <h1>Machines</h1>
        <h2>Running</h2>
        {running.length === 0 && <p>Open the site or the back office in another tab.</p>}
        {running.map(({ actor, name, page, status, place }) => (
          <button key={actor} type="button" aria-pressed={actor === report?.actor} onClick={() => choose(actor)}>
            <b>{name}</b> {status === 'active' ? place : status} <small>{page}</small>
          </button>
        ))}
        <h2>All</h2>
        {[...everyMachine.keys()].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={report === undefined && each === id}
            onClick={() => choose(each)}
          >
            {each}
          </button>
        ))}
      </nav>
      <Machine id={id} report={report} />
    </main>
  );
}

function Machine({ id, report }: { id: string; report: Report | undefined }) {
  const machine = everyMachine.get(id);
  const marked = useMemo(
    () => ({ states: new Set(report?.states), transitions: new Set(report?.transitionKeys.slice(-1)) }),
    [report],
  );
  const all = useMemo(
    () => ({ states: new Set(report?.states), transitions: new Set(report?.transitionKeys) }),
    [report],
  );
  const [isWhole, setWhole] = useState(false);
  if (machine === undefined) return <p>There is no machine called {id}.</p>;
  return (
    <section className={styles.machine}>
      <header>
        <h2>{id}</h2>
        {report && (
          <label>
            <input type="checkbox" checked={isWhole} onChange={() => setWhole(!isWhole)} /> the whole way
          </label>
        )}
        {report && (
          <button type="button" onClick={() => void navigator.clipboard.writeText(asPath(report))}>
            Copy as path
          </button>
        )}
      </header>
      <Suspense fallback={<p>Loading …</p>}>
        <Chart machine={machine} marked={isWhole ? all : marked} />
      </Suspense>
      {report && <Moment report={report} />}
    </section>
  );
}

function Moment({ report: { descriptions, offers, events, context } }: { report: Report }) {
  return (
    <div className={styles.moment}>
      <div>
        <h3>Now</h3>
        {descriptions.map((each) => (
          <p key={each}>{each}</p>
        ))}
        <h3>May happen</h3>
        <Offers offers={offers} />
      </div>
      <div>
        <h3>Happened</h3>
        <ol>
          {events.map((event, at) => (
            <li key={at}>
              <code>{eventWords(event.type)}</code>
            </li>
          ))}
        </ol>
        <details>
          <summary>Knows</summary>
          <pre>{JSON.stringify(context, null, 1)}</pre>
        </details>
      </div>
    </div>
  );
}
