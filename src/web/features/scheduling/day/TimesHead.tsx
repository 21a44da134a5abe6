import type { ReactNode } from 'react';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './dayChoice.css.ts';

export function TimesHead({ date, children }: { date: string; children?: ReactNode }) {
  return (
    <div className={css.timesHead}>
      <h2 className={type.h3}>{longDay(date, currentLocale())}</h2>
      {children}
    </div>
  );
}
