import type { PromoCode, PromoCodeForm } from '#contract/names.ts';
import type { Saved } from '../kit/form/useEditing.ts';

/** As typed: no date is an empty text. */
export type PromoCodeValues = Omit<PromoCodeForm, 'fromDate' | 'toDate'> & {
  worth: 'percent' | 'amount';
  fromDate: string;
  toDate: string;
};

export const newPromoCode: PromoCodeValues = {
  code: '',
  worth: 'percent',
  percent: 10,
  amount: null,
  fromDate: '',
  toDate: '',
  maxUses: null,
  maxUsesPerCustomer: null,
  flowIds: [],
  active: true,
};

export const savedPromoCode = ({
  id: _id,
  used: _used,
  version,
  fromDate,
  toDate,
  ...code
}: PromoCode): Saved<PromoCodeValues> => ({
  values: {
    ...code,
    worth: code.percent === null ? 'amount' : 'percent',
    fromDate: fromDate ?? '',
    toDate: toDate ?? '',
  },
  version,
});

const dateOf = (typed: string): string | null => (typed === '' ? null : typed);

export const sentPromoCode = ({ worth, fromDate, toDate, ...values }: PromoCodeValues): PromoCodeForm => ({
  ...values,
  code: values.code.trim().toUpperCase(),
  percent: worth === 'percent' ? values.percent : null,
  amount: worth === 'amount' ? values.amount : null,
  fromDate: dateOf(fromDate),
  toDate: dateOf(toDate),
});
