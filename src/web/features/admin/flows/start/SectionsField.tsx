import { Trans } from '@lingui/react/macro';
import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ListedFlow } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { typedTexts } from '../../kit/form/typedTexts.ts';
import { list } from '../Flows.css.ts';
import { nearest, sectionId, type Dragged } from './dragIds.ts';
import { SectionPart } from './SectionPart.tsx';
import { withCardMoved, type CardPlace, type StartValues } from './startValues.ts';
import * as css from './Start.css.ts';
import { useDragWords } from './useDragWords.ts';

export type StartFormRef = UseFormReturn<StartValues, unknown, StartValues>;

const mostSections = 40;

/** Sections and their cards, ordered by dragging, by buttons or by keys. */
export function SectionsField({ form, flows }: { form: StartFormRef; flows: readonly ListedFlow[] }) {
  const { control, setValue } = form;
  const array = useFieldArray({ control, name: 'sections', keyName: 'key' });
  const sections = useWatch({ control, name: 'sections' });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const moveCard = (from: CardPlace, to: CardPlace): void =>
    withCardMoved(sections, from, to)?.forEach((flowIds, at) =>
      setValue(`sections.${at}.flowIds`, flowIds, { shouldDirty: true }),
    );
  const dropped = ({ active, over }: DragEndEvent): void => {
    const [dragged, target] = [active.data.current, over?.data.current] as [Dragged, Dragged | undefined];
    if (target === undefined) return;
    if (dragged.kind === 'section')
      return target.kind === 'section' ? array.move(dragged.section, target.section) : undefined;
    moveCard(dragged.place, target.kind === 'card' ? target.place : { section: target.section, at: 0 });
  };
  return (
    <div className={css.layout}>
      <DndContext sensors={sensors} collisionDetection={nearest} onDragEnd={dropped} accessibility={useDragWords()}>
        <SortableContext items={array.fields.map((_field, at) => sectionId(at))} strategy={verticalListSortingStrategy}>
          <ol className={list}>
            {array.fields.map(({ key }, at) => (
              <SectionPart
                key={key}
                {...{ form, flows, at }}
                sections={sections}
                onMoveCard={moveCard}
                onMove={(to) => array.move(at, to)}
                onRemove={() => array.remove(at)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {array.fields.length >= mostSections ? null : (
        <div>
          <Button
            kind="outline"
            size="small"
            icon={<Icon name="plus" />}
            onClick={() => array.append({ sectionId: null, name: typedTexts(null), flowIds: [] })}
          >
            <Trans id="admin.start.section.add">Onderdeel toevoegen</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
