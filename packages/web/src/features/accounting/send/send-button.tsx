import { Button } from '@chakra-ui/react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Invoice } from '../invoice-queries';
import { TOUCH } from '../touch-target';

const SendInvoice = lazy(async () => ({ default: (await import('./send-invoice')).SendInvoice }));

type Props = Pick<ComponentProps<typeof Button>, 'variant'> & { invoice: Invoice };

/** Opens what sends an issued invoice. */
export const SendButton = ({ invoice, variant }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...TOUCH} variant={variant} onClick={() => setOpen(true)}>
        Send…
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SendInvoice invoice={invoice} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
