import type { Generated } from 'kysely';
import type { Permission, SavedView } from '#contract/names.ts';
import type { Instant, InstantByDefault, Json, Maybe, MaybeInstant, MaybeJson } from './columns.ts';
import type { Address } from './jsonColumns.ts';

export interface CustomerTable {
  venueId: string;
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  middleName: Maybe<string>;
  lastName: string;
  phone: string;
  gender: 'm' | 'f' | 'x';
  newsletter: Generated<boolean>;
  address: MaybeJson<Address>;
  language: Generated<string>;
  /** When the link mailed to `email` was opened. */
  emailConfirmedAt: MaybeInstant;
  /** Becomes `email` when the link mailed to it is opened. */
  pendingEmail: Maybe<string>;
  createdAt: InstantByDefault;
  updatedAt: InstantByDefault;
  lastUsedAt: InstantByDefault;
  eraseNoticeAt: MaybeInstant;
  erasedAt: MaybeInstant;
  /** Of the details and the note; a trigger counts. */
  version: Generated<number>;
  formerEmails: Generated<string[]>;
  mergedInto: Maybe<string>;
  /** Of staff. */
  note: Generated<string>;
  noteVersion: Generated<number>;
}

export interface AccessTokenTable {
  venueId: string;
  tokenHash: Uint8Array;
  kind: 'customer' | 'staff';
  subjectId: string;
  createdAt: InstantByDefault;
  expiresAt: Instant;
  id: Generated<string>;
  /** To five minutes. */
  lastUsedAt: InstantByDefault;
  device: Maybe<string>;
}

export type MailedLinkPurpose = 'confirm_email' | 'reset_password' | 'accept_invite';

/** The only live link of a person for a purpose. */
export interface MailedLinkTable {
  venueId: string;
  id: string;
  tokenHash: Uint8Array;
  purpose: MailedLinkPurpose;
  subjectKind: 'customer' | 'staff' | 'invite';
  subjectId: string;
  /** Where it was mailed to. */
  email: string;
  createdAt: InstantByDefault;
  expiresAt: Instant;
}

export interface StaffUserTable {
  venueId: string;
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** Id of a standard role or of one of the venue. */
  role: string;
  createdAt: InstantByDefault;
  suspendedAt: MaybeInstant;
  removedAt: MaybeInstant;
  /** Becomes `email` when the link mailed to it is opened. */
  pendingEmail: Maybe<string>;
}

export interface SecondFactorTable {
  venueId: string;
  staffId: string;
  /** Sealed; null until a code of the first one was confirmed. */
  secret: Maybe<Uint8Array>;
  pendingSecret: Maybe<Uint8Array>;
  /** Half minutes since 1970 of the last code. */
  lastStep: Generated<number>;
}

export interface RecoveryCodeTable {
  venueId: string;
  staffId: string;
  codeHash: Uint8Array;
  keyId: Maybe<string>;
}

/** Between the password and the code of a login. */
export interface LoginChallengeTable {
  venueId: string;
  tokenHash: Uint8Array;
  staffId: string;
  expiresAt: Instant;
}

export interface PasskeyTable {
  venueId: string;
  id: string;
  kind: 'customer' | 'staff';
  subjectId: string;
  credentialId: Uint8Array;
  /** COSE. */
  publicKey: Uint8Array;
  /** Of uses, as the authenticator counts them; 0 for one that does not count. */
  counter: number;
  transports: string[];
  name: string;
  createdAt: InstantByDefault;
  lastUsedAt: MaybeInstant;
}

export interface PasskeyChallengeTable {
  venueId: string;
  challengeHash: Uint8Array;
  purpose: 'add' | 'log_in';
  kind: 'customer' | 'staff';
  /** Null: of whoever answers. */
  subjectId: Maybe<string>;
  expiresAt: Instant;
}

/** The only live one of a venue. */
export interface SetUpLinkTable {
  venueId: string;
  tokenHash: Uint8Array;
  expiresAt: Instant;
}

export interface StaffRoleTable {
  venueId: string;
  id: string;
  name: string;
  permissions: Permission[];
  version: Generated<number>;
  createdAt: InstantByDefault;
}

export interface StaffInviteTable {
  venueId: string;
  id: string;
  email: string;
  /** As of a staff member. */
  role: string;
  createdAt: InstantByDefault;
  expiresAt: Instant;
}

export interface SavedViewsTable {
  venueId: string;
  staffId: string;
  views: Json<SavedView[]>;
  version: Generated<number>;
}
