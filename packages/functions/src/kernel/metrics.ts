import type { CapacityMeter } from '@wayline/core/store/capacity-meter';
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
  ledger: CapacityMeter;
}) => {
  const { ledger, ...rest } = request;
  logLine({
    level: 'info',
    message: 'request',
    ...rest,
    ...ledger,
  });
};

/** A company has used up its mails of the day, or those to one address: rare, and worth a look when it happens. */
export const recordMailLimit = (refused: { request_id: string; company_id: string | undefined; code: string }) => {
  logLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: 'Wayline', Dimensions: [[]], Metrics: [{ Name: 'mail_limits', Unit: 'Count' }] },
      ],
    },
    level: 'warn',
    message: 'mail limit',
    ...refused,
    mail_limits: 1,
  });
};
