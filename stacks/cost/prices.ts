/** List prices in us-east-1 in US dollars, as of November 2026; check them against AWS's pages before you rely on them. */
export const PRICES = {
  alarmMetric: 0.1,
  customMetric: 0.3,
  dashboard: 3,
  encryptionKey: 1,
  secret: 0.4,
  hostedZone: 0.5,
  machineClient: 6,
  restCall: 1 / 1e6,
  socketMessage: 1 / 1e6,
  socketMinute: 0.25 / 1e6,
  invocation: 0.2 / 1e6,
  /** A gigabyte for a second, on ARM. */
  computeSecond: 13.3334 / 1e6,
  tableRead: 0.125 / 1e6,
  tableWrite: 0.625 / 1e6,
  streamRead: 0.02 / 100_000,
  tableStored: 0.25,
  tableBackup: 0.2,
  fileStored: 0.023,
  logWritten: 0.5,
  delivery: 1 / 1e6,
  /** A function at the content network, which picks the API of a call. */
  edgeCall: 0.1 / 1e6,
  mail: 0.1 / 1_000,
} as const;

/** What every account has free, without end. Of a first year's extra allowances nothing is counted. */
export const FREE = { alarmMetrics: 10, dashboards: 3 } as const;

export const PRICE_NOTES: readonly string[] = [
  'list prices of us-east-1, November 2026, without tax and without the allowances of an account’s first year',
  'free in every account, and counted so: 10 alarm metrics, 3 dashboards; no other always-free tier is counted',
  'one hosted zone and one secret (Stripe); no firewall, no support chat, no texts',
];
