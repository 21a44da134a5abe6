import { personsWithProducts } from '#domain/booking/personsWithProducts.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';

/** Whether another day, time or number of persons would begin a new reservation. */
export const useHasProducts = (): boolean => personsWithProducts(useReservationData()?.persons ?? []).length > 0;
