import { useRef } from 'react';
import { useBulk } from '../../../ui/record/use-bulk';
import { type BankLineId, type BankRow, invalidateBank, type Suggestion } from './bank-queries';
import { countMovements, toRowName } from './bank-words';
import { useBankRights } from './use-bank-rights';
import { useDecide } from './use-decide';

const KIND = { count: countMovements, changed: 'Movements matched', atOnce: 1, invalidate: invalidateBank };
type Decided = { id: BankLineId; version: number };
/** A line with what it surely is. */
export type Sure = { row: BankRow; suggestion: Suggestion };

/** Takes what is sure of many lines, one after the other until it is stopped, says which were refused, and offers to undo the others. */
export const useMatchSure = () => {
  const bulk = useBulk<BankLineId, Decided>(KIND);
  const { send, takeBack } = useDecide();
  const { mayUndo } = useBankRights();
  const isStopped = useRef(false);
  const matchAll = (all: readonly Sure[]) => {
    isStopped.current = false;
    const byId = new Map(all.map((one) => [one.row.id, one]));
    const records = all.map(({ row }) => ({ id: row.id, name: toRowName(row) }));
    return bulk.run(records, {
      said: (who) => `${who} matched`,
      send: async (ids, key) => {
        const [sure] = ids.flatMap((id) => byId.get(id) ?? []);
        if (!sure || isStopped.current) return { changed: [] };
        const { id, version } = await send(sure.row, sure.suggestion.decision, key);
        return { changed: [{ id, version }] };
      },
      ...(mayUndo && {
        back: (changed: Decided[]) => {
          const versions = new Map(changed.map((one) => [one.id, one]));
          const send = async (ids: BankLineId[], key: string) => {
            const [line] = ids.flatMap((id) => versions.get(id) ?? []);
            return { changed: line ? [await takeBack(line, key)] : [] };
          };
          return [{ ids: changed.map(({ id }) => id), send }];
        },
      }),
    });
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { bulk, matchAll, stop };
};
