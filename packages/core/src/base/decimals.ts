/** An exact decimal number: `digits` / 10^`scale`. */
export type Decimal = { digits: bigint; scale: number };

/** A decimal string such as `3.40`, as somebody typed it, exactly. A text that is no number is a mistake of the caller and throws. */
export const decimal = (text: string): Decimal => {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (sign === undefined || !(whole + fraction)) throw new RangeError('Not a decimal number.');
  return { digits: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
};

export const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** A quotient rounded half up, away from zero: 2.5 becomes 3 and -2.5 becomes -3. `divisor` is positive. */
export const divideHalfUp = (value: bigint, divisor: bigint): bigint => {
  const size = value < 0n ? -value : value;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return value < 0n ? -rounded : rounded;
};
