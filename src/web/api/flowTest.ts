let testing = false;

/** This document belongs to a test of a flow, where nothing is really booked. */
export function enterTest(): void {
  testing = true;
}

export const isInTest = (): boolean => testing;
