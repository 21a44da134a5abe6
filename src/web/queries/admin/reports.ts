import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Occupancy, Revenue } from '#contract/names.ts';
import type { ReportPeriod } from '#domain/values/reportPeriod.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

const reportsKey = ['admin', 'reports'] as const;

export const revenueQuery = (query: ReportPeriod) =>
  queryOptions({
    queryKey: [...reportsKey, 'revenue', query],
    queryFn: ({ signal }): Promise<Revenue> => dataOf(api.GET('/admin/reports/revenue', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const occupancyQuery = (query: ReportPeriod) =>
  queryOptions({
    queryKey: [...reportsKey, 'occupancy', query],
    queryFn: ({ signal }): Promise<Occupancy> =>
      dataOf(api.GET('/admin/reports/occupancy', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
