import { useState } from 'react';

/**
 * Keys for rows of a list that have no identity of their own, such as taxes of which two may be alike. `without` is told which row is
 * taken out, so that what was typed into the others stays with them.
 */
export const useRowKeys = (count: number) => {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const grown = [...keys.slice(0, count)];
  while (grown.length < count) grown.push(crypto.randomUUID());
  if (keys.length !== count) setKeys(grown);
  return {
    keyOf: (at: number): string => grown[at] ?? '',
    without: (at: number) => setKeys(grown.filter((_, i) => i !== at)),
  };
};
