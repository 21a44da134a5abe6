import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type * as contract from '#contract/names.ts';
import type { BookingCap, UnavailableReason } from '#domain/scheduling/stay/dayAvailability.ts';
import type { SwimwearSchedule } from '#domain/catalog/isSwimwearDay.ts';
import type { ObjectType, ProductType } from '#domain/catalog/productTypes.ts';
import type { CheckoutType, FlowType } from '#domain/catalog/flowTypes.ts';
import type { CustomerDetails } from '#domain/people/customer.ts';
import type { newCustomerSchema } from '#domain/people/registration.ts';
import type { GuestItem } from '#domain/booking/items.ts';
import type { Language } from '#domain/values/translated.ts';

test('the lists of the domain are those of the contract', () => {
  expectTypeOf<CheckoutType>().toEqualTypeOf<contract.CheckoutType>();
  expectTypeOf<FlowType>().toEqualTypeOf<contract.FlowType>();
  expectTypeOf<ObjectType>().toEqualTypeOf<contract.ObjectType>();
  expectTypeOf<ProductType>().toEqualTypeOf<contract.ProductType>();
  expectTypeOf<UnavailableReason>().toEqualTypeOf<contract.DateReason>();
  expectTypeOf<Language>().toEqualTypeOf<contract.Language>();
});

test('what the contract carries can be handed to the rules', () => {
  expectTypeOf<contract.BookingCap>().toExtend<BookingCap>();
  expectTypeOf<contract.Swimware['schedule']>().toExtend<SwimwearSchedule>();
  expectTypeOf<contract.PersonProduct>().toExtend<GuestItem>();
});

test('what the forms give can be sent', () => {
  expectTypeOf<CustomerDetails>().toExtend<contract.CustomerForm>();
  expectTypeOf<z.output<ReturnType<typeof newCustomerSchema>>>().toExtend<contract.CustomerRegistration>();
});
