import { Box, HStack, Text } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { type Connection, useConnection } from '../../lib/connection';

const WORDS: Readonly<Record<Exclude<Connection, 'online'>, string>> = {
  offline: 'You’re offline. Showing what was loaded.',
  unreached: 'We can’t reach Wayline. Showing what was loaded.',
};

/** Says that what is shown may be old, for as long as there is no connection. The place is always there, so that the words are read out. */
export const OfflineBar = () => {
  const connection = useConnection();
  return (
    <Box role="status" aria-label="Connection" position="sticky" top="56px" zIndex="sticky">
      {connection !== 'online' && (
        <HStack gap="2" px="var(--page-pad)" py="2" bg="bg.warning" color="fg.warning">
          <WifiOff size={16} aria-hidden />
          <Text>{WORDS[connection]}</Text>
        </HStack>
      )}
    </Box>
  );
};
