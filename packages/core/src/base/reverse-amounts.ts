type Amounts = { amount: number; base_amount: number };

/** Lines of the books with the other sign, in their own currency and in that of the books: what takes them back. */
export const reverseAmounts = <L extends Amounts>(lines: readonly L[]): L[] =>
  lines.map((line) => ({ ...line, amount: 0 - line.amount, base_amount: 0 - line.base_amount }));
