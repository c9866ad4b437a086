import { type Mutation, type QueryClient, useMutationState } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAskBeforeUnload } from '../../../lib/use-ask-before-unload';
import type { PendingMove } from './pending-moves';

const KEY = ['placing bookings'];
/** Has what changes the bookings of a planner wait for what was begun before it. */
export const PENDING_MOVE_SCOPE = { id: 'placing bookings' };
/**
 * For a mutation that puts bookings elsewhere: its variables are a `Placing['change']`, its data what was saved. They are saved one after
 * the other, in the order in which they were made, and shown by `usePendingMoves`.
 */
export const PENDING_MOVE_MUTATION = { mutationKey: KEY, scope: PENDING_MOVE_SCOPE };

const filters = { mutationKey: KEY, predicate: ({ state }: Mutation) => state.status !== 'error' };
const placingOf = ({ state: { variables, status, data } }: Mutation): PendingMove => ({
  change: variables as PendingMove['change'],
  ...(status === 'success' && { saved: data as PendingMove['saved'] & object }),
});

/** Where bookings were put lately, saved or not yet, in the order in which that was done. */
export const listPendingMoves = (client: QueryClient): PendingMove[] =>
  client.getMutationCache().findAll(filters).map(placingOf);
/** As they are for a component; the browser asks before it closes a page that has not saved them all. */
export const usePendingMoves = (): PendingMove[] => {
  const placings = useMutationState({ filters, select: placingOf });
  const waits = placings.some(({ saved }) => !saved);
  useAskBeforeUnload(useCallback(() => waits, [waits]));
  return placings;
};
