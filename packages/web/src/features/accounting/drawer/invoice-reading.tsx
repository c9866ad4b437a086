import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { calculateInvoice, toAsked } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import { type MilestoneState, toMilestoneStates } from '@wayline/core/areas/accounting/invoices/invoice-status';
import { lessWrittenOff, toWrittenOff } from '@wayline/core/areas/accounting/invoices/write-off';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { todayHere } from '../../../lib/today';
import { usePermission } from '../../../lib/use-permission';
import { ErrorNote } from '../../../ui/error-note';
import { IfPermitted } from '../../../ui/if-permitted';
import { Modal } from '../../../ui/modal';
import { PageBanner } from '../../../ui/page-banner';
import { RouterLink } from '../../../ui/router-link';
import { StatusBadge, type Tone } from '../../../ui/status-badge';
import { CreditButton } from '../credit-note/credit-button';
import { CreditNotesList } from '../credit-note/credit-notes-list';
import { describeDue } from '../due-words';
import { type Invoice, invoiceLinksQuery, type WholeInvoice } from '../invoice-queries';
import { InvoiceStatusBadge } from '../invoice-status-badge';
import { toInvoiceTitle } from '../invoice-words';
import { listOpenShares } from '../payment/open-shares';
import type { PaymentPreset } from '../payment/payment-form';
import { RecordPaymentButton } from '../payment/record-payment-button';
import { previewPayments } from '../payment-preview';
import type { InvoicePayment } from '../payment-queries';
import { PlanTable } from '../plan-table';
import { RemindersPart } from '../reminders/reminders-part';
import { SendButton } from '../send/send-button';
import { SentLine } from '../send/sent-line';
import { useInvoicePdf } from '../send/use-invoice-pdf';
import { TotalsList } from '../totals-list';
import { TOUCH } from '../touch-target';
import { toNamedClient } from '../use-known-client';
import { useShowRefusal } from '../use-show-refusal';
import { WriteOffButton } from '../write-off/write-off-button';
import { WriteOffsList } from '../write-off/write-offs-list';
import { InvoicePayments } from './invoice-payments';
import { LinesTable } from './lines-table';
import { Fact, Part } from './reading-parts';
import { useInvoiceActions } from './use-invoice-actions';
import { usePayerNames } from './use-payer-names';

/** What became of a payment; of one that is only due, its day says enough. */
const MILESTONE_WORDS: Readonly<Record<Exclude<MilestoneState, 'due'>, { words: string; tone: Tone }>> = {
  paid: { words: 'Paid', tone: 'success' },
  partly_paid: { words: 'Partly paid', tone: 'info' },
  overdue: { words: 'Overdue', tone: 'error' },
};

/** Of whom, for which trip, and since when. */
const Facts = ({ invoice, payers }: { invoice: Invoice; payers: readonly string[] }) => {
  const { trip, trip_ids, issue_date, revision } = invoice;
  return (
    <Flex as="dl" gap="6" rowGap="2" wrap="wrap">
      <Fact label={payers.length > 1 ? 'Clients' : 'Client'}>
        <HStack gap="3" rowGap="0" wrap="wrap">
          {invoice.payers.map(({ id, client_id }, i) => (
            <RouterLink key={id} to={PATHS.client(client_id)}>
              {payers[i]}
            </RouterLink>
          ))}
        </HStack>
      </Fact>
      <Fact label={trip_ids.length > 1 ? 'Trips' : 'Trip'}>
        <RouterLink to={PATHS.tripMoney(invoice.trip_id)}>{trip.trip_name}</RouterLink>
        {trip_ids.length > 1 && ` and ${trip_ids.length - 1} more`}
      </Fact>
      {issue_date && <Fact label="Issued">{formatDate(issue_date)}</Fact>}
      {revision > 1 && <Fact label="Revision">{revision}</Fact>}
    </Flex>
  );
};

/** The payments as they were settled at issue, with what came; of a draft, as they would be. */
const listPayments = (whole: Invoice) => {
  const { state, milestones, payers, currency, ...invoice } = whole;
  if (state === 'draft') {
    const preview = previewPayments({
      ...{ milestones, currency, weights: payers.map(({ weight }) => weight) },
      ...{ total: invoice.total, at_supplier: invoice.at_supplier },
      days: { issue_date: todayHere(), departure: invoice.trip.start_date },
    });
    return {
      shares: preview.shares.map(({ amount }) => amount),
      rows: milestones.map(({ id, name, due: rule }, i) => {
        const { due_day, amount = 0, cells = [] } = preview.payments[i] ?? {};
        const words = describeDue(rule);
        return {
          id,
          name,
          amount,
          cells,
          due: !due_day || rule.kind === 'on_day' ? words : `${words}: ${formatDate(due_day)}`,
        };
      }),
    };
  }
  const { shares, due } = lessWrittenOff(whole);
  const states = toMilestoneStates(due, invoice.total_amount_received, todayHere());
  return {
    shares: shares.map(({ amount }) => amount),
    rows: due.map(({ id, name, due_day, amount }, i) => {
      const became = states[i]?.state ?? 'due';
      const mark = state === 'issued' && amount > 0 && became !== 'due' ? MILESTONE_WORDS[became] : undefined;
      return {
        ...{ id, name, amount, cells: shares.map(({ cells }) => cells[i] ?? 0) },
        due: (
          <HStack gap="2" wrap="wrap">
            {formatDate(due_day)}
            {mark && <StatusBadge tone={mark.tone}>{mark.words}</StatusBadge>}
          </HStack>
        ),
      };
    }),
  };
};

/** What is due next on an invoice, as a payment of it begins. */
const toNextPayment = (whole: WholeInvoice): PaymentPreset | undefined => {
  const [first] = listOpenShares(whole).sort((a, b) => (a.due_day < b.due_day ? -1 : 1));
  return (
    first && {
      client: toNamedClient(first.client_id, first.name),
      ...{
        amount: { minor: first.next, currency: first.currency },
        currency: first.currency,
        invoice: first.invoice_id,
      },
    }
  );
};

type ActionsProps = {
  whole: WholeInvoice;
  actions: ReturnType<typeof useInvoiceActions>;
  /** Whether it is known that no one has a link to it: then sending it comes next. */
  isUnsent: boolean;
  onEdit: () => void;
};
/** What can be done with an invoice as it is, by who may. Source: R-ACC-125. */
const Actions = ({ whole, actions, isUnsent, onEdit }: ActionsProps) => {
  const { invoice, credit_notes = [] } = whole;
  const isCredited = credit_notes.length > 0;
  // What was written off is recovered before the invoice changes.
  const isWrittenOff = invoice.write_offs.length > 0;
  const isFree = !isCredited && !isWrittenOff;
  const pdf = useInvoicePdf(invoice);
  const isDraft = invoice.state === 'draft';
  const next = toNextPayment(whole);
  return (
    <>
      {invoice.state !== 'canceled' && (
        <>
          {/* Once something is paid or credited, it is taken back by credit notes alone. */}
          {isFree && invoice.total_amount_received === 0 && (
            <IfPermitted permission="Delete Invoices">
              <Button {...TOUCH} variant="ghost" onClick={isDraft ? actions.remove : actions.cancel}>
                {isDraft ? 'Delete' : 'Cancel invoice'}
              </Button>
            </IfPermitted>
          )}
          {isFree && (
            <IfPermitted permission="Edit Invoices">
              <Button {...TOUCH} variant="outline" onClick={onEdit}>
                {isDraft ? 'Edit' : 'Revise'}
              </Button>
            </IfPermitted>
          )}
          {!isWrittenOff && <CreditButton whole={whole} />}
          <WriteOffButton whole={whole} />
        </>
      )}
      <Button {...TOUCH} variant="outline" loading={pdf.isPending} onClick={() => pdf.mutate({})}>
        PDF
      </Button>
      <IfPermitted permission="Edit Invoices">
        {isDraft && (
          <Button {...TOUCH} loading={actions.isBusy} onClick={actions.issue}>
            Issue
          </Button>
        )}
        {invoice.state === 'issued' && <SendButton invoice={invoice} variant={isUnsent ? 'solid' : 'outline'} />}
      </IfPermitted>
      {next && <RecordPaymentButton {...TOUCH} variant={isUnsent ? 'outline' : 'solid'} preset={next} />}
    </>
  );
};

/** That a client contests a payment of this invoice at their bank: it may be owed again. Source: V11. */
const DisputedNotice = ({ payments }: { payments: readonly InvoicePayment[] }) => {
  const disputed = payments.filter((payment) => payment.disputed);
  const [first] = disputed;
  if (!first) return null;
  const minor = sum(disputed.map(({ amount }) => amount));
  return (
    <PageBanner label="Disputed payment" tone="warning" role="region">
      <Text>{`${formatMoney({ minor, currency: first.currency })} paid on this invoice is disputed. If the bank decides for the client, it’s owed again.`}</Text>
      <RouterLink to={PATHS.received(first.payment_id)}>See the dispute</RouterLink>
    </PageBanner>
  );
};

type Props = { whole: WholeInvoice; onEdit: () => void; onClose: () => void };

/** An invoice to read, with what can be done with it as it is. */
export const InvoiceReading = ({ whole, onEdit, onClose }: Props) => {
  const { invoice, lines, payments, under_way = [], credit_notes = [] } = whole;
  const { state, currency, shares: parts } = invoice;
  const showsSent = usePermission('Edit Invoices') && state === 'issued';
  const links = useQuery({ ...invoiceLinksQuery(invoice.id), enabled: showsSent }).data?.links;
  const actions = useInvoiceActions(invoice, onClose);
  const names = usePayerNames(invoice);
  const figures = calculateInvoice({ ...invoice, lines });
  const { rows, shares } = listPayments(invoice);
  const shown = useShowRefusal<HTMLDivElement>(actions.refused);
  const issues = actions.refused?.issues ?? [];
  const at = (path: string) =>
    issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))?.message;
  const allLines = issues.find(({ path }) => path === 'lines')?.message;
  const received = invoice.total_amount_received;
  const given = toWrittenOff(invoice);
  const direct = sum(parts.map(({ paid_at_supplier = 0 }) => paid_at_supplier));
  const say = (minor: number) => formatMoney({ minor, currency });
  return (
    <Modal
      open
      kind="sheet"
      width="760px"
      title={toInvoiceTitle(invoice)}
      onClose={onClose}
      footer={<Actions whole={whole} actions={actions} isUnsent={links?.length === 0} onEdit={onEdit} />}
    >
      <Stack ref={shown} gap="5">
        <Stack gap="1">
          <HStack gap="3" wrap="wrap">
            <InvoiceStatusBadge
              invoice={{ ...invoice, written_off: given, final_pmt_due_date: invoice.due.at(-1)?.due_day }}
            />
            {state === 'draft' && <Text color="fg.muted">No one owes it until it’s issued.</Text>}
            {state === 'canceled' && <Text color="fg.muted">No one owes it. It keeps its number.</Text>}
          </HStack>
          {showsSent && <SentLine links={links} />}
        </Stack>
        <DisputedNotice payments={payments ?? []} />
        {actions.refused && <ErrorNote message={actions.refused.message} requestId={actions.refused.request_id} />}
        <Facts invoice={invoice} payers={names} />
        {invoice.message && (
          <Text whiteSpace="pre-line" dir="auto">
            {invoice.message}
          </Text>
        )}
        <Part title="Lines">
          {lines.length > 0 ? (
            <LinesTable lines={lines} figures={figures} currency={currency} issueAt={(i) => at(`lines.${i}`)} />
          ) : (
            <Text color="fg.muted">Nothing is billed yet. Edit the draft to add lines.</Text>
          )}
          {allLines && (
            <Text role="alert" color="fg.error">
              {allLines}
            </Text>
          )}
          <Flex justify="flex-end">
            <TotalsList
              figures={{ ...figures, at_supplier: invoice.at_supplier }}
              currency={currency}
              includesTax={invoice.prices_include_tax}
              after={
                state === 'issued'
                  ? [
                      ...(invoice.credited > 0 ? [{ label: 'Credited', minor: -invoice.credited }] : []),
                      { label: 'Received', minor: received },
                      ...(given > 0 ? [{ label: 'Written off', minor: -given }] : []),
                      { label: 'Due', minor: toAsked(invoice) - received, strong: true },
                    ]
                  : []
              }
            />
          </Flex>
          {direct > 0 && (
            <Text textAlign="end" color="fg.muted">
              {`Clients have paid ${say(direct)} of ${say(invoice.at_supplier)} at suppliers.`}
            </Text>
          )}
        </Part>
        {credit_notes.length > 0 && (
          <Part title="Credit notes">
            <CreditNotesList notes={credit_notes} />
          </Part>
        )}
        {given > 0 && (
          <Part title="Written off">
            <WriteOffsList invoice={invoice} names={names} />
          </Part>
        )}
        <Part title="Payment plan">
          <PlanTable
            currency={currency}
            payers={names}
            shares={shares}
            received={state === 'issued' ? parts.map((part) => part.received) : undefined}
            rows={rows.map((row, i) => ({ ...row, issue: at(`milestones.${i}`) }))}
          />
        </Part>
        {state === 'issued' && <RemindersPart invoice={invoice} />}
        {payments && state !== 'draft' && (
          <Part title="Payments">
            <InvoicePayments payments={payments} under_way={under_way} />
          </Part>
        )}
      </Stack>
    </Modal>
  );
};
