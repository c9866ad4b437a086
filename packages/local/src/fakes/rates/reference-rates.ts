type Published = { date: string; rates: Readonly<Record<string, number>> };

/**
 * Euro foreign exchange reference rates as the European Central Bank published them on the last banking day of six years: few, but the
 * ones every annual report quotes. What lies between two of these days is answered with the earlier, under its own date.
 */
export const REFERENCE_RATES: readonly Published[] = [
  {
    date: '2019-12-31',
    rates: { USD: 1.1234, JPY: 121.94, GBP: 0.8508, CHF: 1.0854, CAD: 1.4598, AUD: 1.5995, INR: 80.187 },
  },
  {
    date: '2020-12-31',
    rates: { USD: 1.2271, JPY: 126.49, GBP: 0.89903, CHF: 1.0802, CAD: 1.5633, AUD: 1.5896, INR: 89.6605 },
  },
  {
    date: '2021-12-31',
    rates: { USD: 1.1326, JPY: 130.38, GBP: 0.84028, CHF: 1.0331, CAD: 1.4393, AUD: 1.5615, INR: 84.2292 },
  },
  {
    date: '2022-12-30',
    rates: { USD: 1.0666, JPY: 140.66, GBP: 0.88693, CHF: 0.9847, CAD: 1.444, AUD: 1.5693, INR: 88.171 },
  },
  {
    date: '2023-12-29',
    rates: { USD: 1.105, JPY: 156.33, GBP: 0.86905, CHF: 0.926, CAD: 1.4642, AUD: 1.6263, INR: 91.9045 },
  },
  {
    date: '2024-12-31',
    rates: { USD: 1.0389, JPY: 163.06, GBP: 0.82918, CHF: 0.9412, CAD: 1.4948, AUD: 1.6772, INR: 88.9335 },
  },
];
