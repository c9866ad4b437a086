import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate } from '../../../../lib/format';
import type { AccountInFile } from '../bank-queries';
import { countMovements } from '../bank-words';
import { ChoiceRadios } from '../choice-radios';

const describe = ({ number, currency, lines, until }: AccountInFile): string =>
  [number || 'No number', currency, countMovements(lines), until && `until ${formatDate(until)}`]
    .filter(Boolean)
    .join(' · ');

type Props = { formId: string; accounts: readonly AccountInFile[]; onAnswer: (number: string) => void };

/** Which account of a file is meant, where that has several. */
export const AccountInFileChoice = ({ formId, accounts, onAnswer }: Props) => {
  const [number, setNumber] = useState(accounts[0]?.number ?? '');
  return (
    <chakra.form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(number);
      }}
    >
      <ChoiceRadios
        legend="This file has several accounts. Which one do you want to load?"
        value={number}
        options={accounts.map((account) => ({ value: account.number, label: describe(account) }))}
        onChange={setNumber}
      />
    </chakra.form>
  );
};
