import type { Permission } from '#contract/names.ts';

type FieldPermission = {
  permission: Permission;
  /** Schema and property of the contract. */
  fields: readonly string[];
  /** What happens for who lacks it: the field is empty, it is refused, or it is limited. */
  without: 'empty' | 'refused' | 'limited';
};

/** Fields that ask more than the operation that reads or writes them. */
export const fieldPermissions = {
  absenceReasons: {
    permission: 'read_absence_reasons',
    fields: ['RosterException.reason', 'RosterExceptionUpdate.reason', 'BoardBlock.title'],
    without: 'empty',
  },
  namesOfTouchedGuests: { permission: 'read_guests', fields: ['UsedBy.name'], without: 'empty' },
  customerNames: { permission: 'read_guests', fields: ['AuditName.name'], without: 'empty' },
  redeemedCodes: { permission: 'change_money', fields: ['StaffReservationForm.codes'], without: 'refused' },
  refundOfCancellation: { permission: 'change_money', fields: ['CancelForm.refund'], without: 'refused' },
  refundOfChange: { permission: 'change_money', fields: ['StaffChange.refund'], without: 'refused' },
  absentResources: {
    permission: 'change_planning',
    fields: ['Disruption.resourceIds', 'Disruption.pool'],
    without: 'refused',
  },
  issuedAmounts: {
    permission: 'manage_settings',
    fields: ['GiftCardIssue.amount', 'GiftCardBatchIssue.amount', 'GiftCardCorrection.balance'],
    without: 'limited',
  },
} as const satisfies Record<string, FieldPermission>;

export type GuardedField = keyof typeof fieldPermissions;

export const mayUse = (
  field: GuardedField,
  staff: { permissions: readonly Permission[] } | null | undefined,
): boolean => staff?.permissions.includes(fieldPermissions[field].permission) ?? false;
