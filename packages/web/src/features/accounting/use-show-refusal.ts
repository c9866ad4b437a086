import { useEffect, useRef } from 'react';

/**
 * The `ref` of a long form or page above which a refusal is shown: brings it into sight when it comes, as what was pressed may be far below.
 */
export const useShowRefusal = <E extends HTMLElement>(refusal: unknown) => {
  const element = useRef<E>(null);
  useEffect(() => {
    if (refusal) element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  return element;
};
