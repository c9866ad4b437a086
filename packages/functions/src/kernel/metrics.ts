import { logLine } from '@wayline/core/base/log-line';
import type { Refusal } from '@wayline/core/base/result';
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

/** A line of the log that counts as a metric, because somebody should look when it happens. */
const recordWatched = (metric: string, message: string, fields: Record<string, string | number | undefined>) =>
  logLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [{ Namespace: 'Wayline', Dimensions: [[]], Metrics: [{ Name: metric, Unit: 'Count' }] }],
    },
    level: 'warn',
    message,
    ...fields,
    [metric]: 1,
  });

/** A refusal whose error asks to be watched, as its metric. */
export const recordRefusal = (
  { code, error: { watch } }: Refusal,
  of: { request_id: string; company_id: string | undefined },
) => {
  if (watch) recordWatched(watch.metric, watch.logged, { ...of, code });
};

type WrongProjection = { projection: string; company_id: string };
/**
 * A projection that could not be kept from a batch of the stream, or that a check found wrong or did not come to the end of: what people search
 * or see in lists may have been out of date until it was put right.
 */
export const recordWrongProjection = (
  why: 'not kept' | 'found wrong' | 'not checked',
  of: WrongProjection,
  wrong?: number,
) => recordWatched('wrong_projections', `projection ${why}`, { ...of, ...(wrong !== undefined && { wrong }) });

/** Changes that the table's stream may have lost before they were read. */
export const recordMissedChanges = () => recordWatched('wrong_projections', 'changes missed', {});
