import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import type { IconName } from '#web/ui/iconPaths.ts';
import * as css from './Success.css.ts';

export function Fact({ icon, value, children }: { icon: IconName; value: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.fact}>
      <Icon name={icon} className={css.icon} />
      <span className={css.value}>{value}</span>
      {children ? <span className={css.note}>{children}</span> : null}
    </div>
  );
}
