import { Flex, Text } from '@chakra-ui/react';
import type { ComingPart } from '@wayline/core/navigation/settings-to-come';
import { Hourglass } from 'lucide-react';

const COMING_WORDS: Record<ComingPart, string> = {
  payroll: 'Payroll is coming soon. We’ll save this for then.',
  reports: 'Sales reports are coming soon. We’ll save this for then.',
  flight_alerts: 'Flight alerts are coming soon. We’ll save this for then. No flights are watched yet.',
  flight_reservations:
    'The connection to your flight reservation system is coming soon. We’ll save this for then. Until then, import a flight’s confirmation on the trip’s page.',
};

/** Says at the head of a setting that has no effect yet what it waits for. */
export const ComingNote = ({ part }: { part: ComingPart }) => (
  <Flex role="note" gap="3" align="start" mb="5" p="4" borderRadius="l3" bg="bg.info" color="fg.info">
    <Hourglass size={18} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
    <Text>{COMING_WORDS[part]}</Text>
  </Flex>
);
