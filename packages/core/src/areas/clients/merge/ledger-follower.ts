import { mergeStatements, splitStatements } from '../../ledger/public';
import type { ClientMerge } from './merge.records';
import type { MergeFollower } from './merge-followers';

const toStatements = ({ client_id, other_id }: ClientMerge) =>
  ({ of: 'client', from: other_id, into: client_id }) as const;

/** The statement of the kept client shows the entries of the other one too, until a merge is undone. The entries themselves never change. */
export const ledgerFollower: MergeFollower = {
  move: (db, merge) => mergeStatements(db, toStatements(merge)),
  giveBack: (db, merge) => splitStatements(db, toStatements(merge)),
};
