/** What customers may do with their own bookings. */
export interface SelfService {
  enabled: boolean;
  /** Hours before the arrival; nothing changes later than that. */
  noticeHours: number;
}

const usual: SelfService = { enabled: true, noticeHours: 24 };

export const selfServiceOf = (setting: SelfService | undefined): SelfService => setting ?? usual;
