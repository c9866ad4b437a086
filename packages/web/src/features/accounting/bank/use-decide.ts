import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { notify } from '../../../lib/toast-store';
import { notifyError } from '../../../ui/notify-error';
import { onceUnder } from '../../../ui/record/use-bulk';
import { type BankRow, type DecidedLine, type DecisionDraft, invalidateBank, putLine } from './bank-queries';
import { describeDecided } from './bank-words';
import { useBankRights } from './use-bank-rights';

const CONFLICT = 409;
type Known = Pick<BankRow, 'id' | 'version'>;

/** Says what lines are, and takes it back. What somebody else has decided meanwhile is read again. */
export const useDecide = () => {
  const client = useQueryClient();
  const { mayUndo } = useBankRights();
  /** One line without a word to anybody: for those who do many. */
  const send = async (
    { id, version }: Known,
    decision: DecisionDraft,
    key: string = crypto.randomUUID(),
  ): Promise<DecidedLine> => {
    const { line } = await call('book.bank-lines.decide', { id, version, decision }, onceUnder(key));
    putLine(client, line);
    return line;
  };
  const takeBack = async ({ id, version }: Known, key: string = crypto.randomUUID()): Promise<DecidedLine> => {
    const { line } = await call('book.bank-lines.reopen', { id, version }, onceUnder(key));
    putLine(client, line);
    return line;
  };
  const refresh = () => invalidateBank(client);
  const readAgain = async (thrown: unknown) => {
    const { status, code } = asApiError(thrown);
    if (status === CONFLICT || code === 'record.missing') await refresh();
  };

  const undo = async (line: Known): Promise<void> => {
    try {
      await takeBack(line);
      notify({ kind: 'success', title: 'Undone. It’s back under To decide.' });
      await refresh();
    } catch (thrown) {
      notifyError(thrown);
      await readAgain(thrown);
    }
  };
  /** Throws what refuses it, for a form that shows it. */
  const decide = async (row: Known, decision: DecisionDraft, key?: string): Promise<void> => {
    try {
      const line = await send(row, decision, key);
      notify({ kind: 'success', title: describeDecided(line), ...(mayUndo && { undo: () => void undo(line) }) });
      await refresh();
    } catch (thrown) {
      await readAgain(thrown);
      throw thrown;
    }
  };
  return { send, takeBack, decide, undo, refresh };
};
