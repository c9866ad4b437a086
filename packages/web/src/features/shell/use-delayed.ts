import { useEffect, useState } from 'react';

/** A value once it has stood still for so many ms. */
export const useDelayed = <T>(value: T, ms: number): T => {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return late;
};
