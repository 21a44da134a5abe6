import { customerReservationOperations } from '#server/booking/customer/customerReservations.operations.ts';
import { makeCustomerReservationsService } from '#server/booking/customer/customerReservations.service.ts';
import { customerGiftCardOperations } from '#server/credits/giftCards/customerGiftCards.operations.ts';
import { hashOfScannedCode } from '#server/credits/giftCards/giftCards.service.ts';
import { assertCurrentPassword } from '#server/people/currentPassword.ts';
import { customerSecurityOperations } from '#server/people/customerSecurity.operations.ts';
import type { CustomersService } from '#server/people/customers.service.ts';
import type { LoginDeps } from '#server/people/login.ts';
import { staffCustomerOperations } from '#server/people/staffCustomers.operations.ts';
import { makeCustomerHistory } from './customerHistory.ts';
import type { Deps } from './deps.ts';
import { mergingOperations } from './retention/merging.operations.ts';
import { makeMergingService } from './retention/merging.service.ts';
import { personalDataOperations } from './retention/personalData.operations.ts';
import { makePersonalDataService } from './retention/personalData.service.ts';
import type { PersonalDataDeps } from './retention/personalData.service.ts';

/** The account of a customer, and customers in the hands of staff: parts of many contexts. */
export function makeCustomerHandlers(
  { db, clock, secretKeys }: Pick<Deps, 'db' | 'clock' | 'secretKeys'>,
  login: LoginDeps,
  customers: CustomersService,
) {
  const reservations = makeCustomerReservationsService({ db, clock, secretKeys });
  const people: Pick<PersonalDataDeps, 'findCustomer' | 'assertPassword'> = {
    findCustomer: customers.find,
    assertPassword: (kind, proof) => assertCurrentPassword(login, kind, { ...proof, pointer: '/password' }),
  };
  const personalData = makePersonalDataService({ db, clock, reservations, ...people });
  const merging = makeMergingService({ db, changeCustomer: customers.change, ...people });
  return {
    ...customerReservationOperations(reservations),
    ...customerGiftCardOperations({ db }),
    ...customerSecurityOperations(login),
    ...staffCustomerOperations({
      db,
      customers,
      codeHashOf: hashOfScannedCode,
      historyOf: makeCustomerHistory({ db, reservations }),
    }),
    ...personalDataOperations(personalData),
    ...mergingOperations(db, merging),
  };
}
