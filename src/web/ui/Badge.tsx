import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

export type BadgeKind = 'success' | 'warning' | 'danger' | 'swim' | 'moss';

const icons: Record<BadgeKind, IconName | null> = {
  success: 'check',
  warning: 'warning',
  danger: 'close',
  swim: 'wave',
  moss: null,
};

type BadgeProps = { kind?: BadgeKind; icon?: IconName; children: ReactNode };

export function Badge({ kind = 'moss', icon, children }: BadgeProps) {
  const name = icon ?? icons[kind];
  return (
    <span className={badge({ kind })}>
      {name === null ? null : <Icon name={name} size={16} />}
      {children}
    </span>
  );
}
