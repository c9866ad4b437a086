import type { Permission } from '@wayline/core/access/permissions';
import type { ComponentType } from 'react';

export type ProfileRecord = { id: string; version: number; deleted_at?: string | undefined };
/** Who may change a profile. `action` completes "You do not have permission to ...". */
export type ProfileGuard = { permission: Permission; action: string };
export type ProfileEdit = { changes: Record<string, unknown>; was: Record<string, unknown> };

/** Which record's history, and the fields of the section whose title is shown. */
export type SectionHistoryProps = { id: string; title: string; fields: readonly string[]; onClose: () => void };

/** What is different from one kind of profile to another: clients, institutions. */
export type ProfileKind<R extends ProfileRecord> = {
  /** What one is called: client. */
  what: string;
  guard: ProfileGuard;
  /** Saves fields of a record, begun from a version of it. */
  useSave: () => (from: R, edit: ProfileEdit) => Promise<R>;
  /** Shows what happened to one section, where that is kept for each record; loaded when it is opened. */
  History?: ComponentType<SectionHistoryProps>;
};
