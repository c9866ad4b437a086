import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { CircleAlert, Lock, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { asApiError } from '../lib/api-error';

type Props = { error: unknown; onRetry?: () => void; action?: ReactNode };

const iconOf = (status: number) => {
  if (status === 0) return WifiOff;
  return status === 403 ? Lock : CircleAlert;
};

/** A place that could not be loaded: what happened, what to do, and the request id to quote. */
export const ErrorState = ({ error, onRetry, action }: Props) => {
  const { title, message, status, request_id } = asApiError(error);
  const Icon = iconOf(status);
  return (
    <Box
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="3"
      py="14"
      px="4"
    >
      <Box p="3" borderRadius="full" bg="bg.error" color="fg.error">
        <Icon size={20} aria-hidden />
      </Box>
      <Heading as="h2" textStyle="section">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="46ch">
        {message}
      </Text>
      {onRetry && status !== 403 && (
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
      {action}
      {request_id && (
        <Text textStyle="small" color="fg.subtle">
          Request {request_id}
        </Text>
      )}
    </Box>
  );
};
