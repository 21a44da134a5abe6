import { useLingui } from '@lingui/react/macro';

type Texts = { text: string; spoken: string };

/** 'v.a. 49,-' where a price is the lowest of several. */
export function useFrom(): (price: Texts, varies: boolean | undefined) => Texts {
  const { t } = useLingui();
  return ({ text, spoken }, varies) =>
    varies
      ? {
          text: t({ id: 'treatments.from', message: `v.a. ${text}` }),
          spoken: t({ id: 'treatments.from.spoken', message: `vanaf ${spoken}` }),
        }
      : { text, spoken };
}
