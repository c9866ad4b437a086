/** Things by the name that `key` says each has; two of one name would be a mistake and throw at load. `what` is what they are, for the error. */
export const uniqueTable = <const K extends string, T extends Readonly<Record<K, string>>>(
  what: string,
  key: K,
  things: readonly T[],
): Record<string, T> => {
  const table: Record<string, T> = {};
  for (const thing of things) {
    if (table[thing[key]]) throw new Error(`Two ${what} are called ${thing[key]}.`);
    table[thing[key]] = thing;
  }
  return table;
};
