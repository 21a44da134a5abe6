import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { first, lines, order, second } from './OrderButton.css.ts';

type OrderButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  action: ReactNode;
  duty: ReactNode;
  busyLabel?: string | false;
};

export function OrderButton({ action, duty, type = 'submit', ...rest }: OrderButtonProps) {
  return (
    <Button {...rest} type={type} full className={order}>
      <span className={lines}>
        <span className={first}>{action}</span> <span className={second}>{duty}</span>
      </span>
    </Button>
  );
}
