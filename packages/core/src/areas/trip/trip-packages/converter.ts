import { getCurrencyExponent } from '../../../base/currencies';
import { decimal } from '../../../base/decimals';
import { convert } from '../../../base/money';

/** Turns minor units of one currency into those of another. */
export type Converter = (minor: number) => number;

const TEN = 10;
/** It stays what it is: for amounts in the package's own currency. */
export const asItIs: Converter = (minor) => minor;

/**
 * What `convert` makes, for many amounts at one rate: the rate is read once, and whole numbers suffice as long as they are exact. A
 * package of hundreds of bookings is worked out at every keystroke.
 */
export const converter = (from: string, to: string, rate: string): Converter => {
  if (from === to) return asItIs;
  const { digits, scale } = decimal(rate);
  const times = Number(digits) * TEN ** getCurrencyExponent(to);
  const divisor = TEN ** (scale + getCurrencyExponent(from));
  const most = Number.MAX_SAFE_INTEGER / 2 - divisor;
  return (minor) => {
    const value = Math.abs(minor) * times;
    if (value > most || times > most) return convert({ minor, currency: from }, to, rate).minor;
    const twice = 2 * value + divisor;
    const whole = (twice - (twice % (2 * divisor))) / (2 * divisor);
    return minor < 0 ? -whole : whole;
  };
};
