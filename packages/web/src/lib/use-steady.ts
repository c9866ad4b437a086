import { useRef, useState } from 'react';

type Acts = Record<string, ((...given: never[]) => unknown) | undefined>;

/**
 * The same functions for as long as the component is there, each doing what its newest version does, so that what was drawn with
 * them is not drawn again for their sake. Which ones there are is settled by the first render.
 */
export const useSteady = <T extends Acts>(newest: T): T => {
  const latest = useRef(newest);
  latest.current = newest;
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(newest).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
      ) as T,
  );
  return steady;
};
