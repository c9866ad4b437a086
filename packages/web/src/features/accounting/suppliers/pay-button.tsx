import { Button } from '@chakra-ui/react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { usePermission } from '../../../lib/use-permission';
import { notify } from '../../../ui/toaster';
import { findPayFault, type PayItem, toKind } from './pay-form';

const PaySupplier = lazy(async () => ({ default: (await import('./pay-supplier')).PaySupplier }));

const LABELS = {
  company_to_supplier: 'Pay…',
  supplier_to_company: 'Record money back…',
  client_to_supplier: 'Client paid…',
} as const;

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'minW' | 'minH'> & {
  items: readonly PayItem[];
  label?: string;
  onDone?: () => void;
};

/** Records what a supplier got for some bookings, for who may; what can’t be one payment says why. */
export const PayButton = ({ items, label, onDone, ...button }: Props) => {
  const [paid, setPaid] = useState<readonly PayItem[]>();
  const mayEdit = usePermission('Edit Payments');
  if (!mayEdit || items.length === 0) return null;
  const open = () => {
    const fault = findPayFault(items);
    if (fault) notify({ kind: 'error', title: 'These can’t be one payment', text: fault });
    else setPaid(items);
  };
  const close = () => {
    setPaid(undefined);
    onDone?.();
  };
  return (
    <>
      <Button {...button} onClick={open}>
        {label ?? LABELS[toKind(items)]}
      </Button>
      {paid && (
        <Suspense fallback={null}>
          <PaySupplier items={paid} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
