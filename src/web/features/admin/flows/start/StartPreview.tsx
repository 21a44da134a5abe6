import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FlowStart, StartSection } from '#contract/names.ts';
import { StartSections } from '#web/features/catalog/start/StartSections.tsx';
import { content } from '#web/features/catalog/start/Start.css.ts';
import { flowStartsQuery } from '#web/queries/admin/flows.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../../kit/AdminPage.css.ts';
import { localText } from '../../kit/LocalText.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import * as css from './Start.css.ts';
import type { StartValues } from './startValues.ts';

const height = 900;
const scale = 0.42;

/** The sections as visitors would see them, also before they are saved. */
export function StartPreview({ values }: { values: StartValues }) {
  const { t } = useLingui();
  const { data = [] } = useQuery(flowStartsQuery(values.sections.flatMap(({ flowIds }) => flowIds)));
  const sections = <StartSections sections={sectionsOf(values, data)} />;
  const page = <div className={joinClasses(container, content)}>{sections}</div>;
  return (
    <section className={card} aria-labelledby="start-preview">
      <h2 id="start-preview" className={type.h3}>
        <Trans id="admin.start.preview">Zo ziet het eruit</Trans>
      </h2>
      <div className={css.previews}>
        <PreviewFrame
          label={t({ id: 'admin.start.preview.phone', message: 'Telefoon, 390 breed' })}
          {...{ height, scale }}
          width={390}
        >
          {page}
        </PreviewFrame>
        <PreviewFrame
          label={t({ id: 'admin.start.preview.wide', message: 'Computer, 1280 breed' })}
          {...{ height, scale }}
          width={1280}
        >
          {page}
        </PreviewFrame>
      </div>
    </section>
  );
}

/** Sections without a card are not shown to visitors either. */
function sectionsOf({ sections }: StartValues, starts: readonly FlowStart[]): StartSection[] {
  const startOf = new Map(starts.map((start) => [start.flow.id, start]));
  return sections
    .map(({ sectionId, name, flowIds }, at) => ({
      id: sectionId ?? String(at),
      name: localText(name),
      flowStarts: flowIds
        .flatMap((id) => startOf.get(id) ?? [])
        .map((start) => ({ ...start, id: `${at}-${start.id}` })),
    }))
    .filter(({ flowStarts }) => flowStarts.length > 0);
}
