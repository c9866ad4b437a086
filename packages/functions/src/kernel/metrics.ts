import type { Ledger } from '@wayline/core/store/ledger';
import { logLine } from './log-line';

const UNITS = { duration: 'Milliseconds', reads: 'Count', writes: 'Count', trips: 'Count' } as const;

/** One request as a log line in CloudWatch's embedded metric format: duration, round trips and units by endpoint and status. */
export const recordRequest = (request: {
  request_id: string;
  endpoint: string;
  status: number;
  company_id: string | undefined;
  duration: number;
  ledger: Ledger;
}) => {
  const { ledger, ...rest } = request;
  logLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: 'Wayline',
          Dimensions: [['endpoint']],
          Metrics: Object.entries(UNITS).map(([Name, Unit]) => ({ Name, Unit })),
        },
      ],
    },
    level: 'info',
    message: 'request',
    ...rest,
    ...ledger,
  });
};
