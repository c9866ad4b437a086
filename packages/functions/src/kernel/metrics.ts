import type { ErrorCode } from '@wayline/core/base/errors';
import { logLine } from '@wayline/core/base/log-line';
import { ERRORS } from '@wayline/core/errors';
import type { CapacityMeter } from '@wayline/core/store/capacity-meter';

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

/** A refusal whose error asks to be watched, as its metric. */
export const recordRefusal = (refused: { request_id: string; company_id: string | undefined; code: ErrorCode }) => {
  const { watch } = ERRORS[refused.code];
  if (!watch) return;
  const { metric, logged } = watch;
  logLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [{ Namespace: 'Wayline', Dimensions: [[]], Metrics: [{ Name: metric, Unit: 'Count' }] }],
    },
    level: 'warn',
    message: logged,
    ...refused,
    [metric]: 1,
  });
};
