import type { FlowStart, FlowSummary, StartSection } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { cardGrid } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { FlowCard } from './FlowCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import * as css from './Start.css.ts';

/** The first bookable flow of all gets the large card. */
export function StartSections({ sections }: { sections: readonly StartSection[] }) {
  const all = sections.flatMap(({ flowStarts }) => flowStarts.map(({ flow }) => flow));
  const first = all.find((flow) => !flowNeeds.isOrderCard(flow));
  return sections.map((section) => <Section key={section.id} section={section} first={first} />);
}

function Section({ section: { name, flowStarts, untranslated }, first }: SectionProps) {
  const named = name !== '';
  return (
    <section className={css.section}>
      {named ? (
        <h2 className={type.h2} lang={untranslated ? 'nl' : undefined}>
          {name}
        </h2>
      ) : null}
      <div className={cardGrid}>
        {flowStarts.map((start) => (
          <div key={start.id} className={joinClasses(start.flow === first && css.first)}>
            <Card start={start} first={start.flow === first} level={named ? 3 : 2} />
          </div>
        ))}
      </div>
    </section>
  );
}

type SectionProps = { section: StartSection; first: FlowSummary | undefined };

function Card({ start, first, level }: { start: FlowStart; first: boolean; level: 2 | 3 }) {
  if (flowNeeds.isOrderCard(start.flow)) return <OrderCard start={start} level={level} />;
  return <FlowCard start={start} first={first} level={level} />;
}
