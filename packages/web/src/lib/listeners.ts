/** Who is told when something outside React changes; `subscribe` is what `useSyncExternalStore` takes. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    tellAll: () => {
      for (const tell of listeners) tell();
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
};
