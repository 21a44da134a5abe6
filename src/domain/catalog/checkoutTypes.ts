/** How a flow is settled. */
export type CheckoutType = 'location' | 'payment' | 'payment-and-location';
