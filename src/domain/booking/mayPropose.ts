/**
 * Whether proposals for the whole group make sense: from two items with a time of their own, of one guest or of several,
 * another order of the day can be better. `timedItemCount` counts each guest's items. Never throws.
 */
export const mayPropose = ({ timedItemCount }: { timedItemCount: number }): boolean => timedItemCount > 1;
