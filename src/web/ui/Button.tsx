import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { busyText, buttonClass, content, face } from './Button.css.ts';
import { joinClasses } from './joinClasses.ts';

export type ButtonKind = 'filled' | 'soft' | 'outline' | 'text';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  kind?: ButtonKind;
  size?: 'normal' | 'small';
  full?: boolean;
  /** Replaces the children; the button keeps its width and focus and ignores clicks. */
  busyLabel?: string | false | undefined;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    full,
    busyLabel,
    icon,
    iconAfter,
    children,
    className,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const busy = typeof busyLabel === 'string';
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy || rest['aria-disabled'] === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(buttonClass({ kind, size, full }), className)}
      onClick={click}
      {...(busy ? { 'aria-disabled': true, 'data-busy': '' } : {})}
    >
      <span className={face}>
        <span className={content}>
          {icon}
          <span>{children}</span>
          {iconAfter}
        </span>
        {busy ? <span className={busyText}>{busyLabel}</span> : null}
      </span>
    </button>
  );
}
