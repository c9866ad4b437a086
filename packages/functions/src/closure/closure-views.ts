import type { AccountClosure, DataExport } from '@wayline/core/areas/closure/account-closure';
import type { DataExportView } from '@wayline/core/areas/closure/account-closure.contract';

/** An export as its owner sees it. */
export const toDataExportView = (made: DataExport): DataExportView => ({
  id: made.id,
  state: made.state,
  parts: made.parts,
  records: made.records,
  files: made.files,
  created_at: made.created_at,
  expires_at: made.expires_at,
});

/** A closing as everybody of the company sees it; one that was taken back is none. */
export const toClosureView = (closing: AccountClosure | undefined) =>
  closing && closing.state !== 'reopening'
    ? { state: closing.state, closed_at: closing.closed_at, delete_at: closing.delete_at }
    : undefined;
