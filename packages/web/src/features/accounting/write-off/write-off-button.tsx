import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { IfPermitted } from '../../../ui/if-permitted';
import type { WholeInvoice } from '../invoice-queries';
import { listOpenShares } from '../payment/open-shares';
import { TOUCH } from '../touch-target';

const WriteOffInvoice = lazy(async () => ({ default: (await import('./write-off-invoice')).WriteOffInvoice }));

/** Opens what writes off some of an issued invoice, while anybody owes any of it. Source: V11. */
export const WriteOffButton = ({ whole }: { whole: WholeInvoice }) => {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && listOpenShares(whole).length === 0) return null;
  return (
    <IfPermitted permission="Edit Invoices">
      <Button {...TOUCH} variant="outline" onClick={() => setOpen(true)}>
        Write off…
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WriteOffInvoice whole={whole} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </IfPermitted>
  );
};
