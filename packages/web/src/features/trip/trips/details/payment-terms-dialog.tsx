import { Button, Flex, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { PAYMENT_TERMS } from '@wayline/core/areas/trip/trips/people/trip-fields';
import { call } from '../../../../lib/api';
import { formatDate } from '../../../../lib/format';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { MoneyField } from '../../../../ui/fields/money-field';
import { NumberField } from '../../../../ui/fields/number-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { StaleNotice } from '../../../../ui/stale-notice';
import { notify } from '../../../../ui/toaster';
import { DepositFields } from './deposit-fields';
import { termDay, toDeposits, toFinalPayment, toPaymentForm } from './payment-form';
import type { TripDialogProps } from './trip-entries';
import { useTripCurrency } from './use-trip-currency';
import { useTripForm } from './use-trip-form';

const TERMS = PAYMENT_TERMS.map((value) => ({ value, label: `${value} before the trip starts` }));

/** How a trip is paid: deposits, then the rest, counted back from its first day. Source: R-TRIP-053 (G-095). */
export const PaymentTermsDialog = (props: TripDialogProps) => {
  const currency = useTripCurrency(props.whole);
  const { id, start_date } = props.whole.trip;
  const { form, leave, save, stale } = useTripForm({
    ...props,
    fieldsOf: toPaymentForm,
    send: async (typed, version) => {
      const { trip } = await call('trips.deposits', { id, version, trip_deposits: toDeposits(typed) });
      const trip_data_mapper = toFinalPayment(typed);
      await call('trips.final-payment-due-date', { id, version: trip.version, trip_data_mapper });
      notify({ kind: 'success', title: 'Payment terms saved' });
    },
  });
  const { control, watch, setValue } = form;
  const due = termDay({ count: watch('count'), term: watch('term') }, start_date);
  const differs = due !== undefined && due !== watch('date');
  return (
    <Modal open kind="sheet" title="Payment terms" width="620px" onClose={leave}>
      <Form form={form} onSubmit={save}>
        {stale && <StaleNotice {...stale} />}
        <DepositFields form={form} currency={currency} />
        <Flex as="fieldset" direction="column" gap="3">
          <Text as="legend" fontWeight="600" mb="2">
            Final payment
          </Text>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
            <NumberField control={control} name="count" label="Due before departure" min={0} max={999} />
            <SelectField control={control} name="term" label="Unit" options={TERMS} emptyLabel="Not set" />
            <DateField control={control} name="date" label="Final payment due" />
            <MoneyField control={control} name="total" label="Final amount" currency={currency} />
          </SimpleGrid>
          {differs && (
            <Button
              size="xs"
              variant="outline"
              alignSelf="start"
              onClick={() => setValue('date', due, { shouldDirty: true })}
            >
              Set due date to {formatDate(due)}
            </Button>
          )}
          <TextField control={control} name="description" label="Note for the client" lines={3} maxLength={1_000} />
        </Flex>
        <HStack justify="flex-end">
          <SubmitButton form={form}>Save payment terms</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
