import type { Closing, DataExport } from '@wayline/core/closing/closing';
import type { ShownExport } from '@wayline/core/closing/closing.contract';

/** An export as its owner sees it. */
export const shownExport = (made: DataExport): ShownExport => ({
  id: made.id,
  state: made.state,
  parts: made.parts,
  records: made.records,
  files: made.files,
  created_at: made.created_at,
  expires_at: made.expires_at,
});

/** A closing as everybody of the company sees it; one that was taken back is none. */
export const shownClosing = (closing: Closing | undefined) =>
  closing && closing.state !== 'reopening'
    ? { state: closing.state, closed_at: closing.closed_at, delete_at: closing.delete_at }
    : undefined;
