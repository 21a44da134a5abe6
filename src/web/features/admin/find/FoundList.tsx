import * as css from './Find.css.ts';
import type { Found, FoundGroup } from './useFound.ts';

type FoundListProps = {
  id: string;
  label: string;
  groups: readonly FoundGroup[];
  /** Counted through all groups. */
  active: number;
  onOpen: (item: Found) => void;
};

export function FoundList({ id, label, groups, active, onOpen }: FoundListProps) {
  const firsts = groups.map((_group, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0));
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={css.list}>
      {groups.map((group, at) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${at}`} className={css.group}>
          <div id={`${id}-group-${at}`} className={css.groupName}>
            {group.label}
          </div>
          {group.items.map((item, index) => {
            const place = (firsts[at] ?? 0) + index;
            return (
              <button
                type="button"
                key={item.href}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
                className={css.option}
                onClick={() => onOpen(item)}
              >
                {item.label}
                {item.meta === undefined ? null : <span className={css.meta}>{item.meta}</span>}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
