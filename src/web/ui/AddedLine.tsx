import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as css from './PickerCard.css.ts';

/** Says below a button that it worked. Keep it on the page while it says nothing, for else it is not heard. */
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
