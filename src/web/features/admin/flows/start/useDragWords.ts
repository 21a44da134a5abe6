import { useLingui } from '@lingui/react/macro';
import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import type { Dragged } from './dragIds.ts';

/** What a screen reader says of dragging. */
export function useDragWords(): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const { t } = useLingui();
  const nameOf = (thing: { data: { current?: unknown } } | null): string =>
    (thing?.data.current as Dragged | undefined)?.name ?? '';
  return {
    screenReaderInstructions: {
      draggable: t({
        id: 'admin.drag.help',
        message:
          'Druk op spatie om op te pakken, op de pijltjes om te verplaatsen, op spatie om neer te zetten en op Escape om te stoppen.',
      }),
    },
    announcements: {
      onDragStart: ({ active }) => {
        const name = nameOf(active);
        return t({ id: 'admin.drag.picked', message: `${name} opgepakt` });
      },
      onDragOver: ({ active, over }) => {
        const [name, other] = [nameOf(active), nameOf(over)];
        return over === null || over.id === active.id
          ? undefined
          : t({ id: 'admin.drag.over', message: `${name} bij ${other}` });
      },
      onDragEnd: ({ active }) => {
        const name = nameOf(active);
        return t({ id: 'admin.drag.dropped', message: `${name} neergezet` });
      },
      onDragCancel: ({ active }) => {
        const name = nameOf(active);
        return t({ id: 'admin.drag.cancelled', message: `${name} staat weer waar het stond` });
      },
    },
  };
}
