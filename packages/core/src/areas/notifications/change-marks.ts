import type { SignedCall } from '../../access/signed-call';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { SeenMarks } from './notification.records';
import { type Marks, NOTHING_SEEN } from './seen-marks';

/** Changes what a user has read, on top of what any other open page of theirs has just changed. Marks that stay as they are write nothing. */
export const changeMarks = ({ actor, db, deps, commit }: SignedCall, action: string, change: (marks: Marks) => Marks) =>
  retryOnConflict(async () => {
    const { user_id } = actor;
    const kept = await db.get(SeenMarks, { user_id }, true);
    const before = kept ?? NOTHING_SEEN;
    const after = change(before);
    const { seen_id, unread_ids, read_ids } = after;
    const next = { seen_id, unread_ids: [...unread_ids], read_ids: [...read_ids], stamp: deps.newId('event') };
    const write = kept
      ? db.updateIf(SeenMarks, { user_id }, { set: next, expected: { stamp: kept.stamp } })
      : db.insert(SeenMarks, { user_id, ...next });
    return commit({
      writes: after === before ? [] : [write],
      audit: { subject: user_id, action },
      answer: { status: 'success' as const },
    });
  });
