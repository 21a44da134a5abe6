import { Trans, useLingui } from '@lingui/react/macro';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ListedFlow } from '#contract/names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { list } from '../Flows.css.ts';
import { MoveButtons } from '../MoveButtons.tsx';
import { useFlowTypes } from '../useFlowTypes.ts';
import { cardId } from './dragIds.ts';
import * as css from './Start.css.ts';
import { nextPlace, type CardPlace, type SectionValues } from './startValues.ts';

type SectionCardsProps = {
  sections: readonly SectionValues[];
  section: number;
  flows: readonly ListedFlow[];
  onMove: (from: CardPlace, to: CardPlace) => void;
  onRemove: (place: CardPlace) => void;
};

export function SectionCards({ sections, section, flows, onMove, onRemove }: SectionCardsProps) {
  const { t } = useLingui();
  const { flowIds } = sections[section]!;
  const gone = t({ id: 'admin.flow.category.gone', message: 'Bestaat niet meer' });
  return (
    <SortableContext items={flowIds.map((id) => cardId(section, id))} strategy={verticalListSortingStrategy}>
      {flowIds.length === 0 ? (
        <p className={css.empty}>
          <Trans id="admin.start.section.empty">Nog geen kaarten: bezoekers zien dit onderdeel niet.</Trans>
        </p>
      ) : null}
      <ol className={list}>
        {flowIds.map((id, at) => {
          const flow = flows.find((each) => each.id === id);
          const place = { section, at };
          return (
            <Card
              key={id}
              place={place}
              flowId={id}
              name={flow?.name ?? gone}
              type={flow?.type ?? null}
              canMove={(step) => nextPlace(sections, place, step) !== null}
              onStep={(step) => {
                const next = nextPlace(sections, place, step);
                if (next !== null) onMove(place, next);
              }}
              onRemove={() => onRemove(place)}
            />
          );
        })}
      </ol>
    </SortableContext>
  );
}

type CardProps = {
  place: CardPlace;
  flowId: string;
  name: string;
  type: number | null;
  canMove: (step: 1 | -1) => boolean;
  onStep: (step: 1 | -1) => void;
  onRemove: () => void;
};

function Card({ place, flowId, name, type, canMove, onStep, onRemove }: CardProps) {
  const { t } = useLingui();
  const types: Partial<Record<number, string>> = useFlowTypes();
  const data = { kind: 'card', place, name };
  const sortable = useSortable({ id: cardId(place.section, flowId), data });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      className={joinClasses(css.card, isDragging && css.dragged)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        plain
        icon="menu"
        label={t({ id: 'admin.start.drag', message: `${name} verslepen` })}
        className={css.handle}
      />
      <span className={css.name}>
        {name} {type === null ? null : <small>{types[type]}</small>}
      </span>
      <MoveButtons name={name} isFirst={!canMove(-1)} isLast={!canMove(1)} onMove={onStep} onRemove={onRemove} />
    </li>
  );
}
