import { describeAmountProblem, readAmount } from '@wayline/core/base/money-text';
import type { TypedReading } from './use-read';

/** A typed amount in minor units, for inputs whose amounts can't be below 0. */
export const readTypedAmount = (typed: string, currency: string): TypedReading<number> => {
  const reading = readAmount(typed, currency);
  if (reading.kind !== 'clear') return { problem: describeAmountProblem(typed, reading) ?? '' };
  const { minor } = reading.value;
  return minor < 0 ? { problem: `${typed} is below 0. Enter an amount of 0 or more.` } : { value: minor };
};
