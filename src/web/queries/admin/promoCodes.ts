import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ListSearch, PromoCode, PromoCodeForm, PromoCodeUpdate } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';

const promoCodesKey = ['admin', 'promoCodes'] as const;

export const promoCodesPerPage = 25;

const at = (id: string) => ({ params: { path: { id } } });

export const promoCodesQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: [...promoCodesKey, 'list', search],
    queryFn: ({ signal }) => {
      const body = { pageSize: promoCodesPerPage, ...search };
      return bodyOf(api.POST('/admin/promo-codes/search', { body, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const readPromoCode = (id: string, signal?: AbortSignal): Promise<PromoCode> =>
  dataOf(api.GET('/admin/promo-codes/{id}', { ...at(id), ...(signal ? { signal } : {}) }));

export const promoCodeQuery = (id: string) =>
  queryOptions({
    queryKey: [...promoCodesKey, 'one', id],
    queryFn: ({ signal }) => readPromoCode(id, signal),
    staleTime: 0,
  });

export const createPromoCode = (body: PromoCodeForm): Promise<PromoCode> =>
  dataOf(api.POST('/admin/promo-codes', { body }));

export const savePromoCode = (id: string, body: PromoCodeUpdate): Promise<PromoCode> =>
  dataOf(api.PUT('/admin/promo-codes/{id}', { ...at(id), body }));

export const removePromoCode = (id: string): Promise<unknown> => bodyOf(api.DELETE('/admin/promo-codes/{id}', at(id)));

export const readPromoCodesAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: promoCodesKey });
