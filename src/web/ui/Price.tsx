import { VisuallyHidden } from './VisuallyHidden.tsx';
import { joinClasses } from './joinClasses.ts';

type PriceProps = {
  text: string;
  /** '12 euro 50', for screen readers. */
  spoken: string;
  className?: string | undefined;
};

export function Price({ text, spoken, className }: PriceProps) {
  return (
    <span className={joinClasses(className)} style={{ whiteSpace: 'nowrap', position: 'relative' }}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
