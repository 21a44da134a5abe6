import type { ComponentPropsWithRef } from 'react';
import { panel } from './Card.css.ts';
import { joinClasses } from './joinClasses.ts';

export function Panel({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses(panel, className)} />;
}
