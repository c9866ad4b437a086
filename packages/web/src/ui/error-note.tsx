import { Box, HStack, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { message: ReactNode; requestId?: string; children?: ReactNode };

/** What went wrong, in place: the sentence, something to do about it, and the request id to quote. */
export const ErrorNote = ({ message, requestId, children }: Props) => (
  <HStack role="alert" align="start" gap="2" p="3" borderRadius="l2" bg="bg.error" color="fg.error">
    <Box pt="0.5" flexShrink="0">
      <CircleAlert size={16} aria-hidden />
    </Box>
    <Box minW="0">
      <Text>{message}</Text>
      {children}
      {requestId && (
        <Text textStyle="small" mt="1">
          Request {requestId}
        </Text>
      )}
    </Box>
  </HStack>
);
