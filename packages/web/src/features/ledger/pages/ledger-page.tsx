import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { PageHeader } from '../../../ui/page-header';
import { PageTabs } from '../../../ui/page-tabs';
import { AccountsTab } from '../accounts-tab';
import { JournalTab } from '../journal-tab';
import { MonthsTab } from '../months-tab';
import { NewEntryDialog } from '../new-entry-dialog';
import { TrialBalanceTab } from '../trial-balance-tab';

const TABS = [
  { tab: 'trial-balance', label: 'Trial balance', Content: TrialBalanceTab },
  { tab: 'journal', label: 'Journal', Content: JournalTab },
  { tab: 'accounts', label: 'Accounts', Content: AccountsTab },
  { tab: 'months', label: 'Months', Content: MonthsTab },
] as const;

/** The agency's books: what is in each account, how it came there, and which months are closed. */
export const LedgerPage = () => {
  usePage({ title: 'Ledger' });
  const [query] = useSearchParams();
  const [isPosting, setPosting] = useState(false);
  const posts = useGuardedAction('Post Ledger Entries', 'post to the books');
  const open = TABS.find(({ tab }) => tab === query.get('tab')) ?? TABS[0];
  return (
    <>
      <PageHeader
        title="Ledger"
        subtitle="Your agency's books. Every entry balances, and none is ever changed or deleted."
        actions={<Button onClick={posts(() => setPosting(true))}>New entry</Button>}
      />
      <PageTabs
        label="Ledger"
        tabs={TABS.map(({ tab, label }) => ({ label, to: PATHS.ledger({ tab }), open: tab === open.tab }))}
      />
      <open.Content />
      {isPosting && <NewEntryDialog onClose={() => setPosting(false)} />}
    </>
  );
};
