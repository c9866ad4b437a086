import { Box, Button, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { TAB_PARAM } from '../../../lib/address-names';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { COMING_PANELS, ComingState } from '../../coming/public';
import { AccountingTabs, parseAccountingTab } from '../accounting-tabs';
import { useSeesBank } from '../bank/use-bank-rights';
import { DepositButtons } from '../deposit/deposit-buttons';
import { InvoiceOver } from '../drawer/invoice-over';
import { InvoiceTable } from '../list/invoice-table';
import { ReceivedTable } from '../list/received-table';
import { PaymentOver } from '../payment/payment-over';
import { RecordPaymentButton } from '../payment/record-payment-button';
import { useOpenedInvoice, useOpenedPayment } from '../use-opened';

const COMING = {
  commissions: COMING_PANELS.commissions,
  'partner-commissions': COMING_PANELS.partner_commissions,
} as const;

const ComingTab = ({ tab }: { tab: keyof typeof COMING }) => (
  <Box>
    <Text color="fg.muted" mb="4">
      {COMING[tab].will}
    </Text>
    <ComingState {...COMING[tab]} />
  </Box>
);

/**
 * The accounting screen: the invoices of clients, the payments that came, and honest words where the rest is still to come. Source: R-ACC-011,
 * R-ACC-019..022.
 */
export const InvoicesPage = () => {
  usePage({ title: 'Accounting' });
  const tab = parseAccountingTab(useSearchParams()[0].get(TAB_PARAM));
  const invoices = useOpenedInvoice();
  const payments = useOpenedPayment();
  const mayEdit = usePermission('Edit Invoices');
  const paysSuppliers = [usePermission('View Payments'), usePermission('View Commissions')].every(Boolean);
  const seesBank = useSeesBank();
  return (
    <>
      <PageHeader
        title="Accounting"
        actions={
          <>
            {seesBank && (
              <RouterButton to={PATHS.bank()} variant="outline">
                Bank
              </RouterButton>
            )}
            {paysSuppliers && (
              <RouterButton to={PATHS.payables()} variant="outline">
                Pay suppliers
              </RouterButton>
            )}
            {tab === 'receivable' && mayEdit && <Button onClick={invoices.openNew}>New invoice</Button>}
            {tab === 'received' && <DepositButtons />}
            {tab === 'received' && <RecordPaymentButton />}
          </>
        }
      />
      <AccountingTabs tab={tab} />
      {tab === 'receivable' && <InvoiceTable invoices={invoices} />}
      {tab === 'received' && <ReceivedTable payments={payments} />}
      {(tab === 'commissions' || tab === 'partner-commissions') && <ComingTab tab={tab} />}
      <InvoiceOver invoices={invoices} />
      <PaymentOver payments={payments} />
    </>
  );
};
