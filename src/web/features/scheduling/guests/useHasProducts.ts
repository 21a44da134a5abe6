import { personsWithProducts } from '#domain/booking/guests.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';

/** Whether some guest has something, so that another day, time or number of persons begins a new reservation. */
export const useHasProducts = (): boolean => personsWithProducts(useReservationData()?.persons ?? []).length > 0;
