import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { IfPermitted } from '../../../ui/if-permitted';
import type { WholeInvoice } from '../invoice-queries';
import { TOUCH } from '../touch-target';
import { isCreditable } from './use-credit';

const CreditInvoice = lazy(async () => ({ default: (await import('./credit-invoice')).CreditInvoice }));

/** Opens what credits an issued invoice, while anything of it is left to credit. Source: R-ACC-125. */
export const CreditButton = ({ whole }: { whole: WholeInvoice }) => {
  const [isOpen, setOpen] = useState(false);
  if (whole.invoice.state !== 'issued' || (!isOpen && !isCreditable(whole))) return null;
  return (
    <IfPermitted permission="Edit Invoices">
      <Button {...TOUCH} variant="outline" onClick={() => setOpen(true)}>
        Credit…
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CreditInvoice whole={whole} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </IfPermitted>
  );
};
