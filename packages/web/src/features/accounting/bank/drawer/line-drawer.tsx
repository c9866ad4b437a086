import { Text } from '@chakra-ui/react';
import { defaultCurrency } from '@wayline/core/access/session-user';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSignedInUser } from '../../../../lib/session';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { notifyError } from '../../../../ui/notify-error';
import { MoneySheet } from '../../payment/money-sheet';
import { usePayable } from '../../payment/use-payable';
import { RateField } from '../../rate-field';
import type { BankRow, DecisionDraft, Suggestion } from '../bank-queries';
import { describeAmount, toWho } from '../bank-words';
import { ChoiceRadios } from '../choice-radios';
import { useBankRights } from '../use-bank-rights';
import { useDecide } from '../use-decide';
import { useSuggestions } from '../use-suggestions';
import { type DecideForm, startDecide, toPosted, toReceived, type Way, waysOf, withRate } from './decide-form';
import { FoundPart } from './found-part';
import { LineFacts } from './line-facts';
import { PaidPart } from './paid-part';
import { PostedPart } from './posted-part';
import { ReceivedPart } from './received-part';
import { SuggestionList } from './suggestion-list';
import { useFound } from './use-found';
import { usePaid } from './use-paid';

const SUBMIT: Readonly<Record<Way, string>> = {
  found: 'Match',
  received: 'Record payment',
  paid: 'Record payment',
  posted: 'Record',
  left_out: 'Leave out',
};

type Props = { row: BankRow; as?: Way | undefined; onClose: () => void };
const toTitle = (row: BankRow): string => `${describeAmount(row)} · ${toWho(row)}`;

const DecideSheet = ({ row, as, onClose }: Props) => {
  const booksIn = defaultCurrency(useSignedInUser());
  const isForeign = row.currency !== booksIn;
  // The same decision is recorded once, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<DecideForm>({ defaultValues: startDecide(row, as) });
  const { control, setValue, formState } = form;
  const [way, client] = useWatch({ control, name: ['as', 'client'] });
  const { suggestions } = useSuggestions(row);
  const { decide } = useDecide();
  const found = useFound(row, way === 'found');
  const paid = usePaid(row, way === 'paid');
  const payable = usePayable({ client: client?.id, currency: row.currency, amount: Math.abs(row.amount) });
  const send = (values: DecideForm): Promise<unknown> => {
    const say = (decision: DecisionDraft) => decide(row, decision, key);
    switch (values.as) {
      case 'found':
        return say(found.toDecision());
      case 'received':
        return payable.send((parts) => say(toReceived(values, parts, isForeign)));
      case 'paid':
        return say(withRate(paid.toDecision(), values, isForeign));
      case 'posted':
        return say(toPosted(values, isForeign));
      case 'left_out':
        return say({ as: 'left_out', reason: values.reason.trim() });
    }
  };
  const take = async ({ decision }: Suggestion) => {
    try {
      await decide(row, decision);
      onClose();
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  const cannotSend = { found: !found.isReady, paid: !paid.isReady, received: false, posted: false, left_out: false };
  return (
    <MoneySheet
      form={form}
      title={toTitle(row)}
      submit={SUBMIT[way]}
      send={send}
      isReady={way !== 'received' || payable.isReady}
      isDisabled={cannotSend[way]}
      unsaved={formState.isDirty || payable.isTyped || found.ids.length > 0 || paid.chosen.length > 0}
      onClose={onClose}
    >
      <LineFacts row={row} />
      <SuggestionList row={row} suggestions={suggestions} onTake={take} />
      <ChoiceRadios
        legend={suggestions.length > 0 ? 'Or something else' : 'What is it?'}
        value={way}
        options={waysOf(row)}
        onChange={(chosen) => setValue('as', chosen)}
      />
      {way === 'found' && <FoundPart row={row} found={found} />}
      {way === 'received' && <ReceivedPart row={row} control={control} payable={payable} />}
      {way === 'paid' && <PaidPart row={row} paid={paid} />}
      {way === 'posted' && <PostedPart row={row} control={control} />}
      {way === 'left_out' && (
        <TextField
          control={control}
          name="reason"
          label="Why isn’t it for your books?"
          hint="e.g. a private payment from this account."
          maxLength={300}
          rules={{ validate: (reason) => String(reason).trim() !== '' || 'Say why it isn’t for your books.' }}
        />
      )}
      {isForeign && (way === 'received' || way === 'paid' || way === 'posted') && (
        <RateField
          control={control}
          name="rate"
          code={row.currency}
          booksIn={booksIn}
          hint="Leave blank to use the rate of the day."
        />
      )}
    </MoneySheet>
  );
};

/** A movement over its list: everything that the bank says of it, what it most likely is, and the ways to say what it is. */
export const LineDrawer = (props: Props) => {
  const { row, onClose } = props;
  const { mayDecide } = useBankRights();
  const { suggestions } = useSuggestions(row);
  if (mayDecide && row.state === 'open') return <DecideSheet {...props} />;
  return (
    <Modal open kind="sheet" width="620px" title={toTitle(row)} onClose={onClose}>
      <LineFacts row={row} />
      {row.words && <Text mt="4">{row.words}</Text>}
      {suggestions.length > 0 && <Text mt="4">Someone who may record payments can decide what this is.</Text>}
    </Modal>
  );
};
