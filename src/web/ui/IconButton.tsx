import type { ComponentPropsWithRef } from 'react';
import { buttonClass } from './Button.css.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { joinClasses } from './joinClasses.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  label: string;
  icon: IconName;
  /** Without a ground of its own, as beside a line of the summary. */
  plain?: boolean;
  iconSize?: number;
};

/** Round, 44 by 44, named. */
export function IconButton({
  label,
  icon,
  plain = false,
  iconSize,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const style = buttonClass({ kind: plain ? 'plainIcon' : 'icon' });
  return (
    <button {...rest} type={type} aria-label={label} className={joinClasses(style, className)}>
      <Icon name={icon} size={iconSize ?? 20} />
    </button>
  );
}
