export interface FoundAddress {
  street: string;
  city: string;
}

export interface AddressPort {
  /** `zipCode` as '1234 AB'. `null`: unknown, or the register cannot be reached; visitors then type it. */
  find(address: { zipCode: string; houseNumber: number }): Promise<FoundAddress | null>;
}

export const noAddresses: AddressPort = { find: async () => null };
