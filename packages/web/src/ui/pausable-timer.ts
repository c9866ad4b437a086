import { useEffect, useRef, useState } from 'react';

/** Calls `done` after `delay` ms; while held (pointer over it, focus in it) the time stands still. */
export const usePausableTimer = (delay: number, done: () => void) => {
  const [held, setHeld] = useState(false);
  const left = useRef(delay);
  const finish = useRef(done);
  finish.current = done;
  useEffect(() => {
    if (held) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => finish.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held]);
  return { hold: () => setHeld(true), release: () => setHeld(false) };
};
