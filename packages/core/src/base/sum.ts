/** What amounts of one currency come to, in its minor units; 0 for none. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
