import type { Input } from '../input';
import type { StripeStore } from './stripe-store';

/**
 * What one call of the API is given: the ids in its path and its fields, as they are and to be read one by one. `origin` is where the
 * stand-in's own pages are.
 */
export type Asked = {
  ids: Record<string, string>;
  fields: Readonly<Record<string, unknown>>;
  input: Input;
  books: StripeStore;
  origin: string;
};
export type Route = readonly [method: 'GET' | 'POST' | 'DELETE', path: string, answer: (asked: Asked) => unknown];

export const seconds = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);
