import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSteady } from './use-steady';

it('keeps its functions the same, and each does what its newest version does', () => {
  const { result, rerender } = renderHook(({ by }) => useSteady({ add: (n: number) => n + by }), {
    initialProps: { by: 1 },
  });
  const first = result.current;
  expect(first.add(1)).toBe(2);
  rerender({ by: 10 });
  expect(result.current).toBe(first);
  expect(first.add(1)).toBe(11);
});
