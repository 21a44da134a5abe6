import { VisuallyHidden } from './VisuallyHidden.tsx';
import { joinClasses } from './joinClasses.ts';

type PriceProps = {
  /** For the eye, as '12,50' or '12,-'. */
  text: string;
  /** For the ear, as '12 euro 50'. */
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
