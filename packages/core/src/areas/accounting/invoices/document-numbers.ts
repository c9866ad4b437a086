const DIGITS = 5;
/** What numbers of documents begin with. */
const PREFIX = { INVOICE: 'INV', CREDIT_NOTE: 'CN' } as const;
type Kind = keyof typeof PREFIX;

/** The series of a kind of document on a day: numbers begin again each year. Source: law 16. */
export const toSeries = (kind: Kind, day: string): string => `${kind}-${day.slice(0, 4)}`;
/** The number that a document bears, such as `INV-2026-00001`. */
export const formatNumber = (kind: Kind, day: string, number: number): string =>
  `${PREFIX[kind]}-${day.slice(0, 4)}-${String(number).padStart(DIGITS, '0')}`;
