import { Button } from '@chakra-ui/react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { PaymentPreset } from './payment-form';
import { useMayRecord } from './use-may-record';

const RecordPayment = lazy(async () => ({ default: (await import('./record-payment')).RecordPayment }));

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'minW' | 'minH'> & { preset?: PaymentPreset };

/** Records a payment, for who may. */
export const RecordPaymentButton = ({ preset = {}, ...button }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const { mayRecord } = useMayRecord();
  if (!mayRecord) return null;
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        Record a payment
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecordPayment preset={preset} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
