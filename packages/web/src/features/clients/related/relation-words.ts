import type { Option } from '../../../ui/fields/select-field';

/** What a relation is called by the company; one that is no longer in its list has no name. */
export const relationWords = (relations: readonly Option[], id: string | undefined): string | undefined =>
  relations.find(({ value }) => value === id)?.label;
