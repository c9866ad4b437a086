import { getCurrencyExponent } from '../../../base/currencies';

/** What Stripe charges in. Source: https://docs.stripe.com/currencies#presentment-currencies. */
const CHARGED = new Set(
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF
DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK
LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF
SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW`.split(
    /\s/,
  ),
);
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '));
/** How many digits Stripe counts behind the unit, which isn’t always what ISO 4217 says: krónur and shillings have two that are nought. */
const getStripeExponent = (currency: string): number => {
  if (WHOLE.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
};

/** The least that is charged, in units; half a unit where nothing is said. Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const LEAST: Readonly<Record<string, number>> = {
  ...{
    AED: 2,
    BGN: 1,
    CZK: 15,
    DKK: 2.5,
    GBP: 0.3,
    HKD: 4,
    HUF: 175,
    JPY: 50,
    MXN: 10,
    MYR: 2,
    NOK: 3,
    PLN: 2,
    RON: 2,
  },
  ...{ SEK: 3, THB: 10 },
};
const [HALF, LEAST_WHOLE] = [0.5, 50];
/** Stripe takes eight digits. */
const MOST = 99_999_999;
const TEN = 10;

/** How Stripe charges in a currency: amounts are minor units of ours, `step` is what they have to be multiples of. */
export type Charged = { least: number; most: number; step: number };

/** Undefined for a currency that it doesn’t charge in. */
export const findCharged = (currency: string): Charged | undefined => {
  if (!CHARGED.has(currency)) return undefined;
  const [ours, theirs] = [getCurrencyExponent(currency), getStripeExponent(currency)];
  const least = LEAST[currency] ?? (theirs === 0 || ours === 0 ? LEAST_WHOLE : HALF);
  const step = THOUSANDTHS.has(currency) ? TEN : TEN ** Math.max(0, ours - theirs);
  const most = Math.floor(MOST / TEN ** (theirs - ours));
  return { least: Math.ceil(least * TEN ** ours), most: most - (most % step), step };
};

/** An amount in minor units of ours as Stripe counts it, and back. */
export const toStripeAmount = (minor: number, currency: string): number =>
  Math.round(minor * TEN ** (getStripeExponent(currency) - getCurrencyExponent(currency)));
export const fromStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount * TEN ** (getCurrencyExponent(currency) - getStripeExponent(currency)));
