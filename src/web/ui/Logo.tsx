import { joinClasses } from './joinClasses.ts';
import * as css from './Logo.css.ts';

type LogoProps = {
  above?: string;
  name: string;
  onDark?: boolean;
};

export function Logo({ above, name, onDark = false }: LogoProps) {
  return (
    <span className={joinClasses(css.logo, onDark && css.onDark)}>
      <svg width="36" height="40" viewBox="0 0 36 40" aria-hidden="true" focusable="false">
        <path className={css.leaf} d="M18 22c-4.6-1.6-7-4.6-7-8.300C11 9.5 14 5.3 18 2v20Z" />
        <path className={css.vein} d="M18 22c4.6-1.6 7-4.6 7-8.300C25 9.5 22 5.3 18 2v20Z" />
        <path d="M2 25h32" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path
          className={css.mirror}
          d="M18 28c4 1.2 5.8 2.8 5.8 5S21.5 36.8 18 39c-3.5-2.2-5.8-3.8-5.8-6s1.8-3.8 5.8-5Z"
        />
      </svg>
      <span className={css.names}>
        {above === undefined ? null : <span className={css.above}>{above} </span>}
        <span className={css.below}>{name}</span>
      </span>
    </span>
  );
}
