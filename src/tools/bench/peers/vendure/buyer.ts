import { Refused } from '../../refused.ts';
import type { ShopClient } from './shopClient.ts';

/** What became of a step: an order, or the code of a refusal. */
type Outcome = { __typename: string; errorCode?: string };

const outcome = `__typename
  ... on Order { id code state totalWithTax lines { id quantity linePriceWithTax productVariant { id name } } }
  ... on ErrorResult { errorCode message }`;

const documents = {
  add: `mutation ($variant: ID!) { addItemToOrder(productVariantId: $variant, quantity: 1) { ${outcome} } }`,
  person: `mutation ($customer: CreateCustomerInput!, $address: CreateAddressInput!) {
    setCustomerForOrder(input: $customer) { ${outcome} }
    setOrderShippingAddress(input: $address) { ${outcome} } }`,
  methods: '{ eligibleShippingMethods { id name priceWithTax } }',
  shipping: `mutation ($method: ID!) { setOrderShippingMethod(shippingMethodId: [$method]) { ${outcome} } }`,
  arrange: `mutation { transitionOrderToState(state: "ArrangingPayment") { ${outcome} } }`,
  pay: `mutation { addPaymentToOrder(input: { method: "dummy", metadata: {} }) { ${outcome} } }`,
};

const address = { fullName: 'Lotte Smit', streetLine1: 'Lindelaan 1', city: 'Utrecht', postalCode: '3511 AB' };

let buyers = 0;

/** Someone who was not there before, and buys as a guest. */
export function buyer(shop: ShopClient) {
  buyers += 1;
  const emailAddress = `lotte${buyers}@olijfgaard.example`;
  const customer = { emailAddress, firstName: 'Lotte', lastName: 'Smit' };
  let session: string | undefined;
  const ask = async (document: string, variables: object = {}) => {
    const { data, token } = await shop.ask(document, variables, session);
    session = token ?? session;
    return data;
  };
  const change = async (document: string, variables?: object): Promise<void> => {
    const steps = Object.values(await ask(document, variables)) as Outcome[];
    const refusal = steps.find((step) => step.__typename !== 'Order');
    if (refusal) throw new Refused(refusal.errorCode);
  };
  const add = (variant: string): Promise<void> => change(documents.add, { variant });
  return {
    add,
    /** In six requests; throws `Refused`. */
    async buy(variant: string): Promise<void> {
      await add(variant);
      await change(documents.person, { customer, address: { ...address, countryCode: 'NL' } });
      const { eligibleShippingMethods } = await ask(documents.methods);
      const [method] = eligibleShippingMethods as { id: string }[];
      await change(documents.shipping, { method: method!.id });
      await change(documents.arrange);
      await change(documents.pay);
    },
  };
}
