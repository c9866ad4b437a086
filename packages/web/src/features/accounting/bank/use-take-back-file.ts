import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api';
import { notify } from '../../../lib/toast-store';
import { confirm } from '../../../ui/confirm-dialog';
import { notifyError } from '../../../ui/notify-error';
import { type BankFile, invalidateBank, type TakenBack } from './bank-queries';
import { countMovements } from './bank-words';

type Kept = TakenBack['kept'];

/** Takes a file back, some of its movements after the others, with how far it is and what has to stay. */
export const useTakeBackFile = () => {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ id: BankFile['id']; done: number; of: number }>();
  const [kept, setKept] = useState<{ name: string; lines: Kept }>();
  const isStopped = useRef(false);

  const takeAll = async ({ id, lines: of }: BankFile): Promise<Kept> => {
    const stays = new Map<string, Kept[number]>();
    let before = Number.POSITIVE_INFINITY;
    setProgress({ id, done: 0, of });
    while (!isStopped.current) {
      const answer = await call('book.bank-files.delete', { id }, { onMissing: 'stay' });
      for (const line of answer.kept) stays.set(line.id, line);
      // Where nothing more goes, asking again would take nothing back either.
      if (answer.left === 0 || answer.left >= before) break;
      before = answer.left;
      setProgress({ id, done: Math.max(0, of - answer.left), of });
    }
    return [...stays.values()];
  };
  const takeBack = async (file: BankFile): Promise<void> => {
    const text = 'Its movements go, and what was recorded from them is taken back today.';
    const yes = await confirm({ title: `Take ${file.name} back?`, text, confirm: 'Take back', danger: true });
    if (progress || !yes) return;
    isStopped.current = false;
    setKept(undefined);
    try {
      const stays = await takeAll(file);
      if (stays.length > 0) setKept({ name: file.name, lines: stays });
      else if (!isStopped.current) notify({ kind: 'success', title: `${file.name} taken back` });
    } catch (thrown) {
      notifyError(thrown);
    } finally {
      setProgress(undefined);
      await invalidateBank(client);
    }
  };
  const stop = () => {
    isStopped.current = true;
  };
  const describeProgress = progress && `${progress.done} of ${countMovements(progress.of)} taken back`;
  return { takeBack, stop, progress, describeProgress, kept };
};
