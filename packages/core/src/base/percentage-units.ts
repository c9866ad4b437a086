import { decimal, tenTo } from './decimals';

const SCALE = 4;
/** A hundred percent in these units. */
export const WHOLE_PERCENT = 100 * 10 ** SCALE;
/** A percentage, a decimal text such as `8.25`, in ten-thousandths of a percent: whole numbers, so that parts can be added and be weights. */
export const toPercentUnits = (percentage = '0'): number => {
  const { digits, scale } = decimal(percentage);
  return Number(digits * tenTo(SCALE - scale));
};
export const fromPercentUnits = (units: number): string => {
  const digits = String(units).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0{1,4}$/, '');
  return `${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
};
