import { Button, Text } from '@chakra-ui/react';
import { CircleAlert, Lock, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { asApiError } from '../lib/api-error';
import { StateNotice } from './state-notice';

type Props = { error: unknown; onRetry?: () => void; action?: ReactNode };

const iconOf = (status: number) => {
  if (status === 0) return WifiOff;
  return status === 403 ? Lock : CircleAlert;
};

/** A place that could not be loaded: what happened, what to do, and the request id to quote. */
export const ErrorState = ({ error, onRetry, action }: Props) => {
  const { title, message, status, request_id } = asApiError(error);
  return (
    <StateNotice failed icon={iconOf(status)} title={title} text={message}>
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
    </StateNotice>
  );
};
