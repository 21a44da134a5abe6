import { useLingui } from '@lingui/react/macro';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ListedFlow } from '#contract/names.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TranslatedField } from '../../kit/form/TranslatedField.tsx';
import { grow, part, row } from '../Flows.css.ts';
import { MoveButtons } from '../MoveButtons.tsx';
import { sectionId } from './dragIds.ts';
import { SectionCards } from './SectionCards.tsx';
import type { StartFormRef } from './SectionsField.tsx';
import * as css from './Start.css.ts';
import type { CardPlace, SectionValues } from './startValues.ts';

type SectionPartProps = {
  form: StartFormRef;
  flows: readonly ListedFlow[];
  sections: readonly SectionValues[];
  at: number;
  onMoveCard: (from: CardPlace, to: CardPlace) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function SectionPart({ form, flows, sections, at, onMoveCard, onMove, onRemove }: SectionPartProps) {
  const { t } = useLingui();
  const { flowIds = [], name: texts } = sections[at] ?? {};
  const number = at + 1;
  const name = texts?.nl || t({ id: 'admin.start.section', message: `Onderdeel ${number}` });
  const data = { kind: 'section', section: at, isEmpty: flowIds.length === 0, name };
  const sortable = useSortable({ id: sectionId(at), data });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  const choose = (ids: string[]): void => form.setValue(`sections.${at}.flowIds`, ids, { shouldDirty: true });
  if (sections[at] === undefined) return null;
  const addable = flows.filter(({ id, state }) => state !== 'draft' && !flowIds.includes(id));
  return (
    <li
      ref={setNodeRef}
      className={joinClasses(part, isDragging && css.dragged)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={row}>
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          plain
          icon="menu"
          label={t({ id: 'admin.start.drag', message: `${name} verslepen` })}
          className={css.handle}
        />
        <h2 className={grow}>{name}</h2>
        <MoveButtons
          name={name}
          isFirst={at === 0}
          isLast={at === sections.length - 1}
          onMove={(step) => onMove(at + step)}
          onRemove={onRemove}
        />
      </div>
      <TranslatedField
        control={form.control}
        formId="start"
        name={`sections.${at}.name`}
        label={t({ id: 'admin.start.section.name', message: 'Naam van het onderdeel' })}
        kind="line"
        maxLength={200}
        isOptional
      />
      <SectionCards
        sections={sections}
        section={at}
        flows={flows}
        onMove={onMoveCard}
        onRemove={(place) => choose(flowIds.filter((_id, index) => index !== place.at))}
      />
      <SelectField
        id={fieldId('start', `sections.${at}.flowIds`)}
        label={t({ id: 'admin.start.card.add', message: 'Kaart toevoegen' })}
        hint={t({ id: 'admin.start.card.hint', message: 'Alleen flows die gepubliceerd zijn' })}
        placeholder={t({ id: 'admin.flow.choose', message: 'Kies…' })}
        value=""
        options={addable.map(({ id, name: label }) => ({ value: id, label }))}
        onChange={(event) => event.target.value !== '' && choose([...flowIds, event.target.value])}
      />
    </li>
  );
}
