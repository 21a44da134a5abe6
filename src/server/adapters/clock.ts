export interface Clock {
  now(): Date;
}

export interface Random {
  bytes(count: number): Uint8Array;
}
