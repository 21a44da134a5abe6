import type { ComponentPropsWithRef } from 'react';
import { buttonClass } from './Button.css.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { joinClasses } from './joinClasses.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  label: string;
  icon: IconName;
  plain?: boolean;
  iconSize?: number;
};

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
