import { chakra } from '@chakra-ui/react';
import { PATHS } from '../../lib/paths';
import { PageTabs } from '../../ui/page-tabs';

export const ACCOUNTING_TABS = ['receivable', 'received', 'commissions', 'partner-commissions'] as const;
export type AccountingTab = (typeof ACCOUNTING_TABS)[number];

/** The tab an address names; what it opens with otherwise. Source: R-ACC-022. */
export const parseAccountingTab = (text: string | null): AccountingTab =>
  ACCOUNTING_TABS.find((tab) => tab === text) ?? 'receivable';

const addressOf = (tab: AccountingTab) => PATHS.invoices(tab === 'receivable' ? {} : { tab });

/**
 * What accounting has, in the words of the spec: categories, and under Invoices its sub-category with what is to be received and what was.
 * Payments that were received are reached from there, as their own category is closed. Source: R-ACC-019..022 (G-137).
 */
export const AccountingTabs = ({ tab }: { tab: AccountingTab }) => {
  const ofInvoices = tab === 'receivable' || tab === 'received';
  return (
    <>
      <PageTabs
        label="Accounting"
        mb={ofInvoices ? '2' : undefined}
        tabs={[
          { label: 'Invoices', to: addressOf('receivable'), open: ofInvoices },
          { label: 'Payments' },
          { label: 'Commissions', to: addressOf('commissions'), open: tab === 'commissions' },
          {
            label: 'Partner Commissions',
            to: addressOf('partner-commissions'),
            open: tab === 'partner-commissions',
          },
        ]}
      />
      {ofInvoices && (
        <PageTabs
          label="Invoices by kind"
          tabs={[
            { label: 'Receivable', to: addressOf('receivable'), open: tab === 'receivable' },
            { label: 'Payable' },
            { label: 'Commission' },
            { label: 'Received', to: addressOf('received'), open: tab === 'received' },
            { label: 'Paid' },
          ]}
          before={<chakra.span fontWeight="600">Client</chakra.span>}
        />
      )}
    </>
  );
};
