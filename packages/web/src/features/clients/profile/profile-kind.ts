import type { Permission } from '@wayline/core/access/permissions';

export type ProfileRecord = { id: string; version: number; deleted_at?: string | undefined };
/** Who may change a profile. `action` completes "You do not have permission to ...". */
export type ProfileGuard = { permission: Permission; action: string };
export type ProfileEdit = { changes: Record<string, unknown>; was: Record<string, unknown> };

/** What is different from one kind of profile to another: clients, institutions. */
export type ProfileKind<R extends ProfileRecord> = {
  /** What one is called: client. */
  what: string;
  guard: ProfileGuard;
  /** Saves fields of a record, begun from a version of it. */
  useSave: () => (from: R, edit: ProfileEdit) => Promise<R>;
};
