import type { ComponentPropsWithRef } from 'react';
import { panel } from './Card.css.ts';
import { joinClasses } from './joinClasses.ts';

/** White ground, radius 24: what people handle. */
export function Panel({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses(panel, className)} />;
}
