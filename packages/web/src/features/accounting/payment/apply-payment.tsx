import { Button, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Modal } from '../../../ui/modal';
import { onceUnder } from '../../../ui/record/use-bulk';
import { notify } from '../../../ui/toaster';
import { confirmLeave } from '../../../ui/use-confirm-discard';
import { commitTyped } from '../commit-typed';
import { invalidateAccounting } from '../invoice-queries';
import type { Payment } from '../payment-queries';
import { TOUCH } from '../touch-target';
import { useShowRefusal } from '../use-show-refusal';
import { ApplyPart } from './apply-part';
import { toPartDrafts } from './payment-form';
import { usePayable } from './use-payable';

type Props = { payment: Payment; onClose: () => void };

/** What is left of a payment, to be applied to open invoices. Where someone else was first, it is sent of what is left by then. */
export const ApplyPayment = ({ payment, onClose }: Props) => {
  const cache = useQueryClient();
  const formId = useId();
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const form = useForm();
  const { id, version, currency, client, unapplied_amount } = payment;
  const payable = usePayable({ client: client.id, currency, amount: unapplied_amount });
  const shown = useShowRefusal<HTMLDivElement>(form.formState.errors.root?.refused);
  const isNothing = payable.parts.every(({ amount }) => amount === 0);
  const leave = async () => {
    commitTyped();
    if (await confirmLeave()) onClose();
  };
  const save = async () => {
    if (!payable.isReady || isNothing) return false;
    try {
      await payable.send((parts) => call('book.payments.apply', { id, version, apply: toPartDrafts(parts) }, once));
    } catch (thrown) {
      // What is left, and what is owed, may be other amounts by now.
      if (asApiError(thrown).code === 'record.stale') await invalidateAccounting(cache);
      throw thrown;
    }
    notify({ kind: 'success', title: 'Payment applied' });
    await invalidateAccounting(cache);
    onClose();
    return true;
  };
  return (
    <Modal
      open
      kind="sheet"
      width="620px"
      title="Apply this payment"
      onClose={() => void leave()}
      footer={
        <>
          <Button {...TOUCH} variant="outline" onClick={() => void leave()}>
            Cancel
          </Button>
          <SubmitButton {...TOUCH} form={form} formId={formId} disabled={isNothing}>
            Apply payment
          </SubmitButton>
        </>
      }
    >
      <Stack ref={shown}>
        <Form form={form} onSubmit={save} unsaved={payable.isTyped} id={formId}>
          <ApplyPart payable={payable} currency={currency} name={client.name} isFirst={false} />
        </Form>
      </Stack>
    </Modal>
  );
};
