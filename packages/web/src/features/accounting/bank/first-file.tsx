import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import { useBankRights } from './use-bank-rights';

const WHAT =
  'A bank file lists what moved on your account. Your bank’s website offers it as a download, often called “Export transactions”: choose CSV, OFX, QFX, or camt.053.';

/** What a bank file is and where it comes from, where none was loaded yet. */
export const FirstFile = ({ load }: { load: ReactNode }) => {
  const { mayDecide } = useBankRights();
  return (
    <EmptyState
      icon={Landmark}
      title="No bank file yet"
      text={
        mayDecide
          ? `${WHAT} Load it here or drop it on this page, and Wayline finds what each movement is.`
          : `${WHAT} Someone who may record payments can load it here.`
      }
      action={load}
    />
  );
};
