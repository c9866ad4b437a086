import { Button } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { type CallInput, call } from '../../lib/api';
import { useGuardedAction } from '../../lib/use-permission';
import { IfPermitted } from '../../ui/if-permitted';
import { notifyError } from '../../ui/notify-error';
import { leaveFor } from './leave-for';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  /** Where the card page leads back to. */
  back: NonNullable<CallInput<'users.setup-intent'>['back']>;
  label?: string;
};

/** Leads to the page of the payment service where a card is typed in; its number never passes here. */
export const AddCardButton = ({ back, label = 'Add card', ...button }: Props) => {
  const [going, setGoing] = useState(false);
  const allowed = useGuardedAction('Subscription and Payment', 'change the subscription or its payment');
  const go = async () => {
    setGoing(true);
    try {
      const { location } = await call('users.setup-intent', { back });
      leaveFor(location);
    } catch (thrown) {
      setGoing(false);
      notifyError(thrown);
    }
  };
  return (
    <IfPermitted permission="Subscription and Payment">
      <Button {...button} loading={going} onClick={allowed(() => void go())}>
        <CreditCard size={16} aria-hidden /> {label}
      </Button>
    </IfPermitted>
  );
};
