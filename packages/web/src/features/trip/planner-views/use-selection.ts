import { useCallback, useMemo, useState } from 'react';

export type Picked = 'toggle' | 'range';

/** Which bookings are picked, by id. A range goes from the last one picked to this one, in the order of the screen. */
export const useSelection = (inOrder: readonly string[]) => {
  const [picked, setPicked] = useState<{ ids: readonly string[]; last?: string }>({ ids: [] });
  const known = useMemo(() => new Set(inOrder), [inOrder]);
  const selected = useMemo(() => new Set(picked.ids.filter((id) => known.has(id))), [picked, known]);
  const select = useCallback(
    (id: string, how: Picked) =>
      setPicked(({ ids, last }) => {
        const [from, to] = [inOrder.indexOf(last ?? id), inOrder.indexOf(id)];
        if (how === 'range' && from >= 0 && to >= 0) {
          const range = inOrder.slice(Math.min(from, to), Math.max(from, to) + 1);
          return { ids: [...new Set([...ids, ...range])], last: id };
        }
        return { ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id], last: id };
      }),
    [inOrder],
  );
  const clear = useCallback(() => setPicked({ ids: [] }), []);
  const selectAll = useCallback((ids: readonly string[]) => setPicked({ ids }), []);
  return { selected, select, selectAll, clear };
};
