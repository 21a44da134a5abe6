import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { joinClasses } from './joinClasses.ts';
import * as css from './Note.css.ts';

export type NoteKind = 'sand' | 'success' | 'swim' | 'danger' | 'warning';

const icons: Record<NoteKind, IconName> = {
  sand: 'info',
  success: 'check',
  swim: 'wave',
  danger: 'warning',
  warning: 'warning',
};

type NoteProps = {
  kind?: NoteKind;
  title?: ReactNode;
  icon?: IconName;
  /** `status` waits its turn to be read out, `alert` interrupts. */
  role?: 'status' | 'alert';
  children?: ReactNode;
  className?: string | undefined;
};

export function Note({ kind = 'sand', title, icon, role, children, className }: NoteProps) {
  return (
    <div role={role} className={joinClasses(css.note({ kind }), className)}>
      <Icon name={icon ?? icons[kind]} className={joinClasses(css.icon, css.tone({ kind }))} />
      <div>
        {title === undefined ? null : <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
