/**
 * How many random histories a law is held against: as many as usual in `npm test`, and with `npm run laws` 500 times as many, which is more
 * than a million operations on invoices and payments.
 */
export const lawRuns = (usual: number): number => usual * Number(process.env.WAYLINE_LAWS ?? 1);
