import type { Ledger } from '@wayline/core/store/ledger';
import { logLine } from './log-line';

/**
 * One request as a log line: duration, round trips and units by endpoint and status. A line and no metric: Logs Insights adds the same
 * fields up, and four metrics for each endpoint would cost more than everything else together.
 */
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
    level: 'info',
    message: 'request',
    ...rest,
    ...ledger,
  });
};
