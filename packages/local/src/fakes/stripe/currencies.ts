/** Everything Stripe charges in. */
const SUPPORTED: ReadonlySet<string> = new Set(
  `usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny cop crc cve czk djf
dkk dop dzd egp etb eur fjd fkp gbp gel ghs gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak
lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf
sar sbd scr sek sgd shp sle sos srd std szl thb tjs tnd top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw`.split(
    /\s/,
  ),
);
const ZERO_DECIMAL: ReadonlySet<string> = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);
const THREE_DECIMAL: ReadonlySet<string> = new Set('bhd jod kwd omr tnd'.split(' '));
/** Given with two decimals that must be 00. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['isk', 'ugx']);

/** What each account's money is kept in. */
export const SETTLED_IN = 'usd';

/** What one unit is worth in US dollars. Made up near the truth, and always the same, so that what is expected can be written down. */
const DOLLARS: Readonly<Record<string, number>> = {
  usd: 1,
  aed: 0.2723,
  aud: 0.65,
  bhd: 2.6525,
  brl: 0.18,
  cad: 0.73,
  chf: 1.12,
  cny: 0.14,
  dkk: 0.145,
  eur: 1.08,
  gbp: 1.27,
  hkd: 0.128,
  inr: 0.012,
  jod: 1.41,
  jpy: 0.0067,
  kwd: 3.25,
  mxn: 0.055,
  nok: 0.094,
  nzd: 0.6,
  omr: 2.6,
  pln: 0.25,
  sek: 0.096,
  sgd: 0.74,
  thb: 0.028,
  tnd: 0.32,
  zar: 0.054,
};
/** Where the table says nothing. */
const OTHERWISE = 0.1;

/** How many digits the minor unit has at Stripe, which is not always what ISO 4217 says. Source: https://docs.stripe.com/currencies. */
export const getDecimals = (currency: string): number => {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
};
/** The least that is charged, in minor units. */
export const getLeastCharge = (currency: string): number => (getDecimals(currency) === 3 ? 500 : 50);
/** What an amount must be a multiple of, in minor units. */
export const getChargeStep = (currency: string): number => {
  if (THREE_DECIMAL.has(currency)) return 10;
  return WHOLE_UNITS.has(currency) ? 100 : 1;
};
export const isSupported = (currency: string): boolean => SUPPORTED.has(currency);
export const listSupported = (): string => [...SUPPORTED].join(', ');

/** Minor units as a person reads them. */
export const formatMoney = (minor: number, currency: string): string => {
  const digits = getDecimals(currency);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits);
};

/** Minor units of a currency in those of the account's, and the rate between whole units; none when they are the same. */
export const settle = (minor: number, currency: string): { amount: number; rate: number | null } => {
  if (currency === SETTLED_IN) return { amount: minor, rate: null };
  const rate = DOLLARS[currency] ?? OTHERWISE;
  return { amount: Math.round((minor * rate * 100) / 10 ** getDecimals(currency)), rate };
};
