import { lazy, Suspense } from 'react';
import { useAutoLogout } from '../use-auto-logout';

const StillThere = lazy(async () => ({ default: (await import('./still-there')).StillThere }));

/** Watches over a desk that nobody sits at, and asks before it ends the session. */
export const AutoLogout = () => {
  const { left, stay } = useAutoLogout();
  if (left === undefined) return null;
  return (
    <Suspense fallback={null}>
      <StillThere left={left} onStay={stay} />
    </Suspense>
  );
};
