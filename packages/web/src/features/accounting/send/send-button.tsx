import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { type Invoice, invoiceLinksQuery } from '../invoice-queries';
import { TOUCH } from '../touch-target';

const SendInvoice = lazy(async () => ({ default: (await import('./send-invoice')).SendInvoice }));

const NOTHING_KNOWN = { links: [], payers: [] };

type Props = Pick<ComponentProps<typeof Button>, 'variant'> & { invoice: Invoice };

/** Opens what sends an issued invoice. */
export const SendButton = ({ invoice, variant }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery(invoiceLinksQuery(invoice.id));
  // Whom it was mailed to decides who is ticked. Where that can't be read it can be sent all the same.
  const known = data ?? (error ? NOTHING_KNOWN : undefined);
  return (
    <>
      <Button {...TOUCH} variant={variant} loading={isOpen && !known} onClick={() => setOpen(true)}>
        Send…
      </Button>
      {isOpen && known && (
        <Suspense fallback={null}>
          <SendInvoice invoice={invoice} known={known} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
