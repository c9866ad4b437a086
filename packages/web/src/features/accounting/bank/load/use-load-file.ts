import { useQueryClient } from '@tanstack/react-query';
import { LARGEST_BANK_FILE } from '@wayline/core/areas/accounting/bank/bank-file';
import { useState } from 'react';
import { call } from '../../../../lib/api';
import { type ApiError, asApiError } from '../../../../lib/api-error';
import { toBase64 } from '../../../../lib/to-base64';
import { notify } from '../../../../lib/toast-store';
import { type BankFile, type CsvMapping, invalidateBank, type LoadAnswer } from '../bank-queries';
import { countMovements } from '../bank-words';

/** What is known of a file beside its bytes: what was answered of it. */
export type Answers = { mapping?: CsvMapping | undefined; number?: string | undefined };

const describeLoaded = ({ lines, known }: BankFile): string | undefined => {
  if (known === 0) return undefined;
  return lines === 0
    ? 'All of its movements were here already.'
    : `${countMovements(known)} of it ${known === 1 ? 'was' : 'were'} here already.`;
};

/** Sends a bank’s file, and what is answered of it, until it is loaded. */
export const useLoadFile = () => {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState<LoadAnswer>();
  const [answers, setAnswers] = useState<Answers>({});
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Pick<ApiError, 'message' | 'request_id'>>();
  const choose = (chosen: File | undefined) => {
    setAsked(undefined);
    setAnswers({});
    const isLarge = chosen !== undefined && chosen.size > LARGEST_BANK_FILE;
    setFile(isLarge ? undefined : chosen);
    const message = 'This file is larger than 4 MB. Export a shorter period at your bank.';
    setRefused(isLarge ? { message, request_id: undefined } : undefined);
  };
  /** Sends it with what is answered; the loaded file, or nothing where something is asked or refused. */
  const send = async (account: string, answered: Answers = {}): Promise<BankFile | undefined> => {
    if (!file || isBusy) return undefined;
    const known = { ...answers, ...answered };
    setAnswers(known);
    setBusy(true);
    setRefused(undefined);
    try {
      const sent = { account, name: file.name, content: await toBase64(file), ...known };
      const answer = await call('book.bank-files.create', sent, { onMissing: 'stay' });
      setAsked(answer.file ? undefined : answer);
      if (!answer.file) return undefined;
      const text = describeLoaded(answer.file);
      notify({ kind: 'success', title: `${countMovements(answer.file.lines)} loaded`, ...(text && { text }) });
      await invalidateBank(client);
      return answer.file;
    } catch (thrown) {
      setRefused(asApiError(thrown));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { file, asked, isBusy, refused, choose, send };
};
