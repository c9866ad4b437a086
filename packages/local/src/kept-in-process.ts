/**
 * Something made once in this process and kept as long as it lives, by its name: also where a test run loads all modules anew for each
 * of its files. For what changes the process itself, and for what is costly and holds nothing that a test could spoil.
 */
export const keptInProcess = <T extends object>(name: string, make: () => T): T => {
  const kept = globalThis as Record<symbol, unknown>;
  const key = Symbol.for(`wayline.${name}`);
  kept[key] ??= make();
  return kept[key] as T;
};
