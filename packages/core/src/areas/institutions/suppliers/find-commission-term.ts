import type { CommissionTerm } from './supplier-terms';

type Asked = { product: string; day: string };

const holds = ({ product, from_date, until_date }: CommissionTerm, asked: Asked): boolean =>
  (product === undefined || product === asked.product) &&
  (from_date === undefined || from_date <= asked.day) &&
  (until_date === undefined || asked.day <= until_date);

/** Terms of the product itself before those of all products, and the latest agreed before earlier ones. */
const compare = (a: CommissionTerm, b: CommissionTerm): number =>
  Number(b.product !== undefined) - Number(a.product !== undefined) ||
  (b.from_date ?? '').localeCompare(a.from_date ?? '');

/** The term by which a supplier pays for a product that begins on a day; undefined where nothing is agreed for it. */
export const findCommissionTerm = (terms: readonly CommissionTerm[], asked: Asked): CommissionTerm | undefined =>
  terms.filter((term) => holds(term, asked)).toSorted(compare)[0];
