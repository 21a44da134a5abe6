import type { ReactNode } from 'react';
import * as css from './Credits.css.ts';

export function CreditFacts({ facts }: { facts: readonly (readonly [label: string, text: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([label, text]) => (
        <div key={label} className={css.fact}>
          <dt className={css.factLabel}>{label}</dt>
          <dd className={css.factText}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
