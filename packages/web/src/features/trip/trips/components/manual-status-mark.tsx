import { Button, Text } from '@chakra-ui/react';
import { fullName } from '@wayline/core/base/full-name';
import { formatDate } from '../../../../lib/format';
import { IfPermitted } from '../../../../ui/if-permitted';
import type { PlannedTraveler } from '../use-trip';

type Props = { traveler: PlannedTraveler; onFollow: () => void };

/** Who set the status of a traveler by hand, and the way back to the one that follows what was booked and paid. */
export const ManualStatusMark = ({ traveler, onFollow }: Props) => {
  const { manual_status } = traveler;
  if (!manual_status) return null;
  return (
    <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
      {`Set by ${manual_status.by_name} on ${formatDate(manual_status.at)}`}
      <IfPermitted permission="Edit Trips">
        {' · '}
        <Button
          variant="plain"
          size="xs"
          h="auto"
          px="0"
          color="inherit"
          textDecoration="underline"
          verticalAlign="baseline"
          aria-label={`Use what was paid for the status of ${fullName(traveler)}`}
          onClick={onFollow}
        >
          Use what was paid
        </Button>
      </IfPermitted>
    </Text>
  );
};
