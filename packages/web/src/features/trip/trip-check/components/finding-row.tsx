import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Finding, Repair } from '@wayline/core/areas/trip/trip-check/finding';
import { usePermission } from '../../../../lib/use-permission';
import { SEVERITY_STYLES } from './severity-styles';

type Props = {
  finding: Finding;
  onRepair: (repair: Repair) => void;
  /** Goes to what it is about, where that can be seen. */
  onGo?: (finding: Finding) => void;
};

/** What mending asks for, where it is not to edit bookings. */
const NEEDED: Partial<Record<Repair['do'], 'Edit Trips' | 'Delete Reservations'>> = {
  'set-dates': 'Edit Trips',
  'add-task': 'Edit Trips',
  'remove-booking': 'Delete Reservations',
};

/** One finding: how bad, the sentence that leads to what it is about, and what mends it. */
export const FindingRow = ({ finding, onRepair, onGo }: Props) => {
  const { rule, severity, say, repair, booking_id, date } = finding;
  const may = {
    'Edit Trips': usePermission('Edit Trips'),
    'Edit Reservations': usePermission('Edit Reservations'),
    'Delete Reservations': usePermission('Delete Reservations'),
  };
  const mayRepair = repair && may[NEEDED[repair.do] ?? 'Edit Reservations'];
  const { icon: Icon, color, name } = SEVERITY_STYLES[severity];
  return (
    <Flex
      as="li"
      align="start"
      gap="2"
      px="3"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      data-testid={`finding-${rule}`}
    >
      <Box color={color} pt="0.5" flexShrink="0">
        <Icon size={16} aria-hidden />
      </Box>
      <VisuallyHidden>{name}:</VisuallyHidden>
      <Box flex="1" minW="0">
        {onGo && (booking_id || date) ? (
          <chakra.button
            type="button"
            onClick={() => onGo(finding)}
            textAlign="start"
            cursor="pointer"
            borderRadius="l1"
            focusVisibleRing="outside"
            _hover={{ color: 'sea.fg' }}
          >
            {say}
          </chakra.button>
        ) : (
          <Text>{say}</Text>
        )}
      </Box>
      {repair && mayRepair && (
        <Button size="xs" variant="outline" flexShrink="0" onClick={() => onRepair(repair)}>
          {repair.label}
        </Button>
      )}
    </Flex>
  );
};
