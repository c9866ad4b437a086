import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { PageTabs } from '../../../ui/page-tabs';
import { RestrictedNotice } from '../../../ui/restricted-notice';
import { RouterButton } from '../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { PaymentOver } from '../payment/payment-over';
import { SupplierPaymentOver } from '../suppliers/supplier-payment-over';
import { useOpenedPayment, useOpenedSupplierPayment } from '../use-opened';
import { AccountStandings } from './account-standing';
import { BankHead } from './bank-head';
import { BankList } from './bank-list';
import { bankFilesQuery } from './bank-queries';
import { FirstFile } from './first-file';
import { LoadHere } from './load/load-here';
import { useBankRights, useSeesBank } from './use-bank-rights';

const [SHOW, DONE, ALL] = ['show', 'done', 'all'];

const Bank = ({ load }: { load: ReactNode }) => {
  const { data, error, refetch } = useQuery(bankFilesQuery);
  const show = useSearchParams()[0].get(SHOW);
  const payments = useOpenedPayment();
  const supplierPayments = useOpenedSupplierPayment();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed>
        <CardsSkeleton />
      </Delayed>
    );
  if (data.files.length === 0) return <FirstFile load={load} />;
  return (
    <>
      <BankHead files={data.files} />
      <AccountStandings accounts={data.accounts} />
      <PageTabs
        label="Movements"
        tabs={[
          { label: 'To decide', to: PATHS.bank(), open: show !== DONE && show !== ALL },
          { label: 'Matched', to: PATHS.bank({ show: DONE }), open: show === DONE },
          { label: 'All', to: PATHS.bank({ show: ALL }), open: show === ALL },
        ]}
      />
      <BankList isDone={show === DONE} payments={payments} supplierPayments={supplierPayments} />
      <PaymentOver payments={payments} />
      <SupplierPaymentOver payments={supplierPayments} />
    </>
  );
};

/** What the agency’s banks say moved, from the files that they give, and what each movement is in the books. */
export const BankPage = () => {
  usePage({ title: 'Bank' });
  const sees = useSeesBank();
  const { mayDecide } = useBankRights();
  const page = (load?: ReactNode) => (
    <>
      <PageHeader
        title="Bank"
        actions={
          <>
            <RouterButton to={PATHS.invoices()} variant="outline">
              Invoices of clients
            </RouterButton>
            {load}
          </>
        }
      />
      {sees ? <Bank load={load} /> : <RestrictedNotice action="view bank files" />}
    </>
  );
  return mayDecide ? <LoadHere>{page}</LoadHere> : page();
};
