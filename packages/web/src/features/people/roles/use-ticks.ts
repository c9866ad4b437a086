import type { Permission } from '@wayline/core/access/permissions';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { beyond } from '@wayline/core/access/role-editing';
import { useCallback, useState } from 'react';

type Ticks = Partial<Record<Permission, boolean>>;

/**
 * Ticks over what is held now. Only what was ticked here is kept, so that what a colleague saves meanwhile shows beneath it and nothing
 * is lost.
 */
export const useTicks = (held: readonly Permission[]) => {
  const [ticks, setTicks] = useState<Ticks>({});
  const set = useCallback(
    (permission: Permission, on: boolean) => setTicks((all) => ({ ...all, [permission]: on })),
    [],
  );
  const shown = PERMISSIONS.filter((permission) => ticks[permission] ?? held.includes(permission));
  const [gives, takes] = [beyond(shown, held), beyond(held, shown)];
  return {
    shown,
    gives,
    takes,
    changed: gives.length + takes.length > 0,
    set,
    /** Ticks exactly these. */
    take: (wanted: readonly Permission[]) =>
      setTicks(Object.fromEntries(PERMISSIONS.map((permission) => [permission, wanted.includes(permission)]))),
    discard: () => setTicks({}),
  };
};
export type TicksInHand = ReturnType<typeof useTicks>;
