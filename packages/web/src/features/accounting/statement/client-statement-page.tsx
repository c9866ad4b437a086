import { Box, Heading, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { ReceiptText, UserRoundX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../../lib/api-error';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RestrictedNotice } from '../../../ui/restricted-notice';
import { RouterButton } from '../../../ui/router-button';
import { Delayed, TableSkeleton } from '../../../ui/skeletons';
import { InvoiceOver } from '../drawer/invoice-over';
import { PaymentOver } from '../payment/payment-over';
import { useOpenedInvoice, useOpenedPayment } from '../use-opened';
import { AgingStrip } from './aging-strip';
import { OpenInvoiceList } from './open-invoice-list';
import { PartialNote } from './partial-note';
import { StatementActions } from './statement-actions';
import { StatementControls } from './statement-controls';
import { StatementLines } from './statement-lines';
import { clientStatementQuery, type Statement } from './statement-queries';
import { useAskedStatement } from './use-asked-statement';

const TITLE = 'Statement of account';
const MISSING = 404;

const Missing = () => (
  <EmptyState
    icon={UserRoundX}
    title="This client isn’t here"
    text="They may have been deleted for good, or you don’t have access to them."
    action={<RouterButton to={PATHS.clients()}>All clients</RouterButton>}
  />
);

const Account = ({ statement }: { statement: Statement }) => {
  const invoices = useOpenedInvoice();
  const payments = useOpenedPayment();
  const { lines, from, to, opening, currency, aging, open_invoices, is_partial } = statement;
  const open = open_invoices.filter((invoice) => invoice.currency === currency);
  return (
    <Stack gap="5">
      <PartialNote shown={is_partial} />
      {lines.length === 0 && opening === 0 ? (
        <EmptyState
          icon={ReceiptText}
          title={`Nothing between ${formatDate(from)} and ${formatDate(to)}`}
          text="Invoices, payments and refunds of this client are listed here by their days. Choose another period to see more."
        />
      ) : (
        <StatementLines
          statement={statement}
          addressOf={({ invoice_id, payment_id }) =>
            invoice_id ? invoices.addressOf(invoice_id) : payment_id && payments.addressOf(payment_id)
          }
        />
      )}
      {open.length > 0 && (
        <Box as="section" aria-labelledby="open-invoices">
          <Heading as="h2" id="open-invoices" textStyle="section" mb="3">
            Open invoices
          </Heading>
          <AgingStrip currency={currency} aging={aging} />
          <OpenInvoiceList invoices={open} addressOf={invoices.addressOf} />
        </Box>
      )}
      <InvoiceOver invoices={invoices} />
      <PaymentOver payments={payments} />
    </Stack>
  );
};

/** The statement of account of a client, for a period, to read, to print and to take along. */
const StatementOf = ({ id }: { id: ClientId }) => {
  const asking = useAskedStatement(id);
  const { data, error, refetch } = useQuery(clientStatementQuery(asking.asked));
  const name = data?.client.name ?? 'Client';
  usePage({
    title: TITLE,
    crumbs: [
      { label: 'Clients', to: PATHS.clients() },
      { label: name, to: PATHS.client(id) },
    ],
  });
  if (error && asApiError(error).status === MISSING)
    return (
      <>
        <PageHeader title={TITLE} />
        <Missing />
      </>
    );
  const shown = error ? undefined : data;
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle={shown && `${name} · ${formatDate(shown.from)} – ${formatDate(shown.to)} · ${shown.currency}`}
        actions={shown && <StatementActions statement={shown} />}
      />
      <StatementControls asking={asking} statement={shown} />
      {shown ? (
        <Account statement={shown} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Delayed>
          <TableSkeleton rows={6} />
        </Delayed>
      )}
    </>
  );
};

/** The page of a client’s statement of account, for those who may view invoices and payments. */
export const ClientStatementPage = () => {
  const id = useParams().client_id as ClientId;
  const seesInvoices = usePermission('View Invoices');
  const sees = usePermission('View Payments') && seesInvoices;
  return sees ? (
    <StatementOf key={id} id={id} />
  ) : (
    <>
      <PageHeader title={TITLE} />
      <RestrictedNotice action="view statements of account" />
    </>
  );
};
