import { FREE, PRICES } from './prices';
import { CALL, IDLE_RUN, type TEN_ADVISORS } from './use';

/** What of the templates is paid for by the month or runs by itself. */
export type Counted = {
  alarmMetrics: number;
  dashboards: number;
  encryptionKeys: number;
  machineClients: number;
  secrets: number;
  hostedZones: number;
  /** Names of metrics that functions write, one for each dimension. */
  customMetrics: number;
  /** Minutes between two runs of each schedule. */
  schedules: readonly number[];
};
export type Line = { what: string; usd: number };

const MINUTES = 30 * 24 * 60;
const over = (count: number, free: number) => Math.max(0, count - free);
export const sumCost = (lines: readonly Line[]) => lines.reduce((sum, { usd }) => sum + usd, 0);

const runs = (count: number, run: typeof IDLE_RUN): number =>
  count *
  (PRICES.invocation +
    run.seconds * run.gigabytes * PRICES.computeSecond +
    run.readUnits * PRICES.tableRead +
    (run.logBytes / 1e9) * PRICES.logWritten);

/** What a stage costs in a month in which no one uses it. */
export const idleCost = (counted: Counted): Line[] => [
  {
    what: `${counted.alarmMetrics} alarm metrics`,
    usd: over(counted.alarmMetrics, FREE.alarmMetrics) * PRICES.alarmMetric,
  },
  { what: `${counted.dashboards} dashboards`, usd: over(counted.dashboards, FREE.dashboards) * PRICES.dashboard },
  { what: `${counted.customMetrics} custom metrics`, usd: counted.customMetrics * PRICES.customMetric },
  { what: `${counted.encryptionKeys} encryption keys`, usd: counted.encryptionKeys * PRICES.encryptionKey },
  { what: `${counted.machineClients} machine clients`, usd: counted.machineClients * PRICES.machineClient },
  {
    what: 'hosted zone and secrets',
    usd: counted.hostedZones * PRICES.hostedZone + counted.secrets * PRICES.secret,
  },
  {
    what: `${counted.schedules.length} schedules`,
    usd: counted.schedules.reduce((sum, every) => sum + runs(MINUTES / every, IDLE_RUN), 0),
  },
];

/** What use adds to that. */
export const useCost = (use: typeof TEN_ADVISORS): Line[] => {
  const calls = use.advisors * use.days * use.calls;
  const socketHours = use.advisors * use.days * use.socketHours;
  const reads = CALL.readUnits + CALL.cold * CALL.actorUnits;
  const writes = use.writing * CALL.writeUnits;
  const seconds = (1 - CALL.cold) * CALL.warmSeconds + CALL.cold * CALL.coldSeconds;
  return [
    {
      what: `${calls} calls, by the call`,
      usd: calls * (PRICES.restCall + PRICES.delivery + PRICES.edgeCall + PRICES.invocation),
    },
    { what: 'function time', usd: calls * seconds * CALL.gigabytes * PRICES.computeSecond },
    { what: 'table reads and writes', usd: calls * (reads * PRICES.tableRead + writes * PRICES.tableWrite) },
    {
      what: 'events delivered from the stream',
      usd:
        calls *
        use.writing *
        (PRICES.invocation + PRICES.streamRead + CALL.warmSeconds * CALL.gigabytes * PRICES.computeSecond),
    },
    { what: 'logs', usd: ((calls * CALL.logBytes) / 1e9) * PRICES.logWritten },
    {
      what: 'open pages',
      usd: socketHours * (60 * PRICES.socketMinute + use.socketMessages * (PRICES.socketMessage + PRICES.invocation)),
    },
    { what: 'mails', usd: use.mails * PRICES.mail },
    {
      what: 'kept data and its backup',
      usd: use.tableGigabytes * (PRICES.tableStored + PRICES.tableBackup) + use.fileGigabytes * PRICES.fileStored,
    },
  ];
};

/** US dollars a month that a stage may cost. */
export const BUDGET = { idle: 8, tenAdvisors: 10 } as const;

/** What is over its budget, each in a sentence. */
export const overBudget = (costs: { idle: number; tenAdvisors: number }): string[] => [
  ...(costs.idle > BUDGET.idle ? [`An idle stage costs more than ${BUDGET.idle} USD a month.`] : []),
  ...(costs.tenAdvisors > BUDGET.tenAdvisors ? [`Ten advisors cost more than ${BUDGET.tenAdvisors} USD a month.`] : []),
];
