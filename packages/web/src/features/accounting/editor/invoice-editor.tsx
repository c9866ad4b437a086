import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { defaultCurrency } from '@wayline/core/access/session-user';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { fullName } from '@wayline/core/base/full-name';
import type { TripId } from '@wayline/core/base/ids';
import { formatMoney } from '@wayline/core/base/money-text';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { listClashes } from '../../../lib/clash';
import { useSignedInUser } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { StaleNotice } from '../../../ui/stale-notice';
import { notify } from '../../../ui/toaster';
import { confirmLeave } from '../../../ui/use-confirm-discard';

import { commitTyped } from '../commit-typed';
import { type Invoice, invalidateAccounting, invoiceQuery, type WholeInvoice } from '../invoice-queries';
import { previewPayments } from '../payment-preview';
import { TotalsList } from '../totals-list';
import { TOUCH } from '../touch-target';
import { useShowRefusal } from '../use-show-refusal';
import {
  calculateForm,
  describeSharesProblem,
  type InvoiceForm,
  inCurrency,
  isBlankLine,
  listPayers,
  toDraft,
  toInvoiceForm,
  toMilestones,
  toWeight,
} from './invoice-form';
import { LinesPart } from './lines-part';
import { PayersPart } from './payers-part';
import { PlanPart } from './plan-part';
import { TaxesPart } from './taxes-part';
import { TripsPart } from './trips-part';
import { useBilledTrips } from './use-billed-trips';

/** What two versions of an invoice are told apart by, in words. */
const toFacts = (form: InvoiceForm) => ({
  clients: listPayers(form)
    .map(({ client }) => client && fullName(client))
    .join(', '),
  total: { minor: calculateForm(form).total, currency: form.currency },
  lines: form.lines.map(({ title }) => title).join(', '),
  payments: form.milestones.map(({ name }) => name).join(', '),
  message: form.message,
});

type Send = { base: Invoice | undefined; form: InvoiceForm };
/** Sends an invoice as it has to be sent: a new one, a draft that changes, or a revision of what was issued. */
const sendInvoice = ({ base, form }: Send): Promise<WholeInvoice> => {
  const draft = toDraft(form);
  // What it names may be gone by now: that is marked at its place, and the page stays.
  const stay = { onMissing: 'stay' } as const;
  if (!base) return call('book.invoices.create', draft, stay);
  const seen = { ...draft, id: base.id, version: base.version };
  return base.state === 'draft' ? call('book.invoices.update', seen, stay) : call('book.invoices.revise', seen, stay);
};

type Props = {
  /** The invoice that is changed; a new one otherwise. */
  whole?: WholeInvoice;
  start: InvoiceForm;
  onDone: (saved: InvoiceId | undefined) => void;
};

/** An invoice to fill in: whom it is for, what it bills, and when it is paid, with what it comes to meanwhile. Source: R-ACC-023 (G-157). */
export const InvoiceEditor = ({ whole, start, onDone }: Props) => {
  const cache = useQueryClient();
  const formId = useId();
  const booksIn = defaultCurrency(useSignedInUser());
  const [base, setBase] = useState(whole?.invoice);
  const [theirs, setTheirs] = useState<WholeInvoice>();
  const form = useForm<InvoiceForm>({ defaultValues: start });
  const { control, reset, getValues, formState } = form;
  const lines = useFieldArray({ control, name: 'lines', keyName: 'key' });
  const typed = useWatch({ control }) as InvoiceForm;
  const { trips } = useBilledTrips(typed.trip_ids);
  const figures = calculateForm(typed);
  const first = trips.find(({ id }) => id === typed.trip_ids[0]);
  const days = { departure: first?.departure, final_payment: first?.final_payment, plan: first?.plan };
  const preview = previewPayments({
    ...{ milestones: toMilestones(typed.milestones), currency: typed.currency },
    ...{ total: figures.total, at_supplier: figures.at_supplier },
    weights: listPayers(typed).map((payer) => toWeight(payer, typed.pay_as)),
    days: { issue_date: base?.issue_date ?? todayHere(), ...days },
  });
  const shares = describeSharesProblem(typed, figures.total);
  const shown = useShowRefusal<HTMLDivElement>(theirs ?? formState.errors.root?.refused);
  const isRevision = base !== undefined && base.state !== 'draft';
  const done = (saved: InvoiceId | undefined) => {
    reset(getValues());
    onDone(saved);
  };
  const leave = async () => {
    commitTyped();
    if (await confirmLeave()) done(undefined);
  };

  const save = async (values: InvoiceForm) => {
    const blank = values.lines.flatMap((line, i) => (isBlankLine(line) ? [i] : []));
    if (blank.length > 0) lines.remove(blank);
    const filled = { ...values, lines: values.lines.filter((line) => !isBlankLine(line)) };
    if (describeSharesProblem(filled, calculateForm(filled).total)) {
      form.setError('payers', { message: 'The parts have to come to the whole invoice.' });
      return false;
    }
    try {
      const { invoice } = await sendInvoice({ base, form: filled });
      notify({ kind: 'success', title: isRevision ? 'Invoice revised' : 'Draft saved' });
      await invalidateAccounting(cache);
      done(invoice.id);
      return true;
    } catch (thrown) {
      if (!base || asApiError(thrown).code !== 'record.stale') throw thrown;
      setTheirs(await cache.fetchQuery({ ...invoiceQuery(base.id), staleTime: 0 }));
      return false;
    }
  };
  const settle = (which: 'theirs' | 'mine') => {
    if (!theirs) return;
    setBase(theirs.invoice);
    if (which === 'theirs') reset(toInvoiceForm(theirs));
    setTheirs(undefined);
  };
  const removeTrip = (trip: TripId) => {
    const { trip_ids, lines: all } = getValues();
    form.setValue(
      'trip_ids',
      trip_ids.filter((id) => id !== trip),
      { shouldDirty: true },
    );
    lines.remove(all.flatMap(({ trip_id }, i) => (trip_id === trip ? [i] : [])));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    commitTyped();
    const element = document.getElementById(formId);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  const title = isRevision ? `Revise ${base.formatted_invoice_number}` : base ? 'Edit draft' : 'New invoice';
  return (
    <Modal
      open
      kind="sheet"
      width="860px"
      title={title}
      onClose={() => void leave()}
      footer={
        <Flex gap="3" align="center" justify="space-between" wrap="wrap" width="full" onKeyDown={onKeyDown}>
          <Text role="status" aria-label="Total" textStyle="figures" fontWeight="600">
            Total {formatMoney({ minor: figures.total, currency: typed.currency })}
          </Text>
          <HStack gap="2">
            <Button {...TOUCH} variant="outline" onClick={() => void leave()}>
              Cancel
            </Button>
            <SubmitButton {...TOUCH} form={form} formId={formId}>
              {isRevision ? 'Save revision' : 'Save draft'}
            </SubmitButton>
          </HStack>
        </Flex>
      }
    >
      <Box ref={shown} onKeyDown={onKeyDown}>
        <Form
          form={form}
          onSubmit={save}
          keepAs={`invoice-${base?.id ?? 'new'}`}
          unsaved={formState.isDirty}
          id={formId}
        >
          {theirs && (
            <StaleNotice
              what="invoice"
              clashes={listClashes(toFacts(toInvoiceForm(theirs)), toFacts(typed))}
              onTakeTheirs={() => settle('theirs')}
              onKeepMine={() => settle('mine')}
            />
          )}
          <Stack gap="6">
            <TripsPart form={form} trips={trips} onRemove={removeTrip} />
            <PayersPart
              form={form}
              shares={preview.shares.map(({ amount, at_supplier }) => amount + at_supplier)}
              left={shares?.left}
            />
            <LinesPart form={form} lines={lines} trips={trips} figures={figures} />
            <TaxesPart
              form={form}
              booksIn={base?.books ?? booksIn}
              onCurrency={(currency) => reset(inCurrency(getValues(), currency), { keepDefaultValues: true })}
            />
            <Flex justify="flex-end">
              <TotalsList figures={figures} currency={typed.currency} includesTax={typed.prices_include_tax} />
            </Flex>
            <PlanPart form={form} preview={preview} days={days} isIssued={isRevision} />
            <TextField
              control={control}
              name="message"
              label="Message"
              hint="Shown above the lines."
              lines={3}
              maxLength={4000}
            />
          </Stack>
        </Form>
      </Box>
    </Modal>
  );
};
