import { Button, HStack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { call } from '../../../../lib/api';
import { useGuardedAction } from '../../../../lib/use-permission';
import { notifyError } from '../../../../ui/notify-error';
import type { PlannedTraveler } from '../use-trip';

type Props = { traveler: PlannedTraveler; name: string };

/** A passport number, masked until somebody who may asks for it; every look is noted by the server. Source: G-173. */
export const PassportNumber = ({ traveler, name }: Props) => {
  const allowed = useGuardedAction('View Client Profiles', 'view client profiles');
  const reveal = useMutation({
    mutationFn: () => call('trips.travelers.passport', { trip: traveler.trip_id, traveler: traveler.id }),
    onError: notifyError,
    gcTime: 0,
  });
  const shown = reveal.data?.passport_number;
  return (
    <HStack gap="1" color="fg.muted" textStyle="small">
      <Text aria-live="polite">Passport {shown ?? <span aria-hidden>••••••••</span>}</Text>
      <Button
        size="2xs"
        variant="ghost"
        loading={reveal.isPending}
        aria-label={`${shown ? 'Hide' : 'Show'} the passport number of ${name}`}
        onClick={shown ? reveal.reset : allowed(() => reveal.mutate())}
      >
        {shown ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
        {shown ? 'Hide' : 'Show'}
      </Button>
    </HStack>
  );
};
