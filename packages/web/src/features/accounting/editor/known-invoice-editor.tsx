import { useState } from 'react';
import type { WholeInvoice } from '../invoice-queries';
import { InvoiceEditor } from './invoice-editor';
import { toInvoiceForm } from './invoice-form';

/** An invoice that is there, as it was when its editor opened: what others save meanwhile is asked about when it is saved. */
export const KnownInvoiceEditor = ({ whole, onDone }: { whole: WholeInvoice; onDone: () => void }) => {
  const [opened] = useState(whole);
  return <InvoiceEditor whole={opened} start={toInvoiceForm(opened)} onDone={onDone} />;
};
