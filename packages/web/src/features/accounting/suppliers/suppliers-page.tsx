import { useSearchParams } from 'react-router-dom';
import { TAB_PARAM } from '../../../lib/address-names';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { PageHeader } from '../../../ui/page-header';
import { PageTabs } from '../../../ui/page-tabs';
import { RestrictedNotice } from '../../../ui/restricted-notice';
import { RouterButton } from '../../../ui/router-button';
import { useOpenedSupplierPayment } from '../use-opened';
import { PayableTable } from './payable-table';
import { SupplierPaymentOver } from './supplier-payment-over';
import { SupplierPaymentTable } from './supplier-payment-table';

const PAID = 'paid';

/** What suppliers are to get, by the day it is due, and what they got. */
export const SuppliersPage = () => {
  usePage({ title: 'Payments to suppliers' });
  const isPaid = useSearchParams()[0].get(TAB_PARAM) === PAID;
  const payments = useOpenedSupplierPayment();
  // What suppliers get tells what the agency keeps.
  const views = usePermission('View Commissions');
  return (
    <>
      <PageHeader
        title="Payments to suppliers"
        actions={
          <RouterButton to={PATHS.invoices()} variant="outline">
            Invoices of clients
          </RouterButton>
        }
      />
      {views ? (
        <>
          <PageTabs
            label="Payments to suppliers"
            tabs={[
              { label: 'To pay', to: PATHS.payables(), open: !isPaid },
              { label: 'Paid', to: PATHS.payables({ tab: PAID }), open: isPaid },
            ]}
          />
          {isPaid ? <SupplierPaymentTable payments={payments} /> : <PayableTable />}
          <SupplierPaymentOver payments={payments} />
        </>
      ) : (
        <RestrictedNotice action="view payments to suppliers" />
      )}
    </>
  );
};
