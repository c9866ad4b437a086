import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { Form } from '../../../ui/fields/form';
import { MoneyField } from '../../../ui/fields/money-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { onceUnder } from '../../../ui/record/use-bulk';
import { notify } from '../../../ui/toaster';
import { confirmLeave } from '../../../ui/use-confirm-discard';
import { commitTyped } from '../commit-typed';
import { invalidateAccounting } from '../invoice-queries';
import type { Payment } from '../payment-queries';
import { TOUCH } from '../touch-target';
import { useShowRefusal } from '../use-show-refusal';
import { MovedFields, useBankAccounts } from './moved-fields';
import { type MovedForm, OPERATING_BANK, toMovedDraft } from './moved-form';

type RefundForm = MovedForm & { refunded_on: string | undefined };
type Props = { payment: Payment; onClose: () => void };

/** Money of a payment that goes back to its client, at most what isn’t applied: the way it came, unless another is chosen. Source: R-ACC-051. */
export const RefundPayment = ({ payment, onClose }: Props) => {
  const cache = useQueryClient();
  const formId = useId();
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const { id, version, currency, books, client, unapplied_amount: most } = payment;
  const form = useForm<RefundForm>({
    defaultValues: {
      ...{ amount: { minor: most, currency }, refunded_on: todayHere(), transaction_type: payment.transaction_type },
      ...{ account: payment.account ?? OPERATING_BANK, rate: '', confirmation_code: '', remark: '' },
    },
  });
  const { control, formState } = form;
  const banks = useBankAccounts();
  const shown = useShowRefusal<HTMLDivElement>(formState.errors.root?.refused);
  const leave = async () => {
    commitTyped();
    if (await confirmLeave()) onClose();
  };
  const save = async (values: RefundForm) => {
    const draft = toMovedDraft(values, { isForeign: currency !== books, choosesAccount: banks.length > 0 });
    try {
      await call('book.payments.refund', { ...draft, id, version, refunded_on: values.refunded_on }, once);
    } catch (thrown) {
      // What is left may be another amount by now.
      if (asApiError(thrown).code === 'record.stale') await invalidateAccounting(cache);
      throw thrown;
    }
    notify({ kind: 'success', title: 'Refund recorded' });
    await invalidateAccounting(cache);
    onClose();
    return true;
  };
  const validate = (amount: unknown) => {
    const { minor = 0 } = (amount as Money | undefined) ?? {};
    if (minor <= 0) return 'Enter what went back.';
    return minor <= most || `Only ${formatMoney({ minor: most, currency })} isn’t applied. Enter up to that much.`;
  };
  return (
    <Modal
      open
      kind="sheet"
      width="620px"
      title="Refund this payment"
      onClose={() => void leave()}
      footer={
        <>
          <Button {...TOUCH} variant="outline" onClick={() => void leave()}>
            Cancel
          </Button>
          <SubmitButton {...TOUCH} form={form} formId={formId}>
            Record refund
          </SubmitButton>
        </>
      }
    >
      <Stack ref={shown} gap="4">
        <Text color="fg.muted">
          {`Up to ${formatMoney({ minor: most, currency })} can go back to ${client.name}. Wayline records it and doesn’t send money: pay it out yourself, the way you choose here.`}
        </Text>
        <FormProvider {...form}>
          <Form form={form} onSubmit={save} unsaved={formState.isDirty} id={formId}>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <MoneyField control={control} name="amount" label="Amount" currency={currency} rules={{ validate }} />
              <DateField
                control={control}
                name="refunded_on"
                label="Refunded"
                min={payment.received_on}
                max={todayHere()}
                required
              />
              <MovedFields banks={banks} currency={currency} booksIn={books} />
            </SimpleGrid>
            <TextField control={control} name="remark" label="Note" lines={2} maxLength={1000} />
          </Form>
        </FormProvider>
      </Stack>
    </Modal>
  );
};
