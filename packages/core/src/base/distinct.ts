/** Each text once, by name, however it is capitalised; as it was written first. */
export const distinctNames = (names: readonly string[]): string[] => {
  const known = new Map<string, string>();
  for (const name of names) {
    const folded = name.trim().toLowerCase();
    if (folded && !known.has(folded)) known.set(folded, name.trim());
  }
  return [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
};
