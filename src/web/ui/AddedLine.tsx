import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as css from './PickerCard.css.ts';

/** A live region: keep it mounted while it is empty, or changes are not read out. */
export function AddedLine({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={css.added}>
      {children === null ? null : (
        <p className={css.addedLine}>
          <Icon name="check" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
