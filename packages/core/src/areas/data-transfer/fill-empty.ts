import { type Client, ClientDraft } from '../clients/public-schemas';

const FIELDS = Object.keys(ClientDraft.shape) as (keyof ClientDraft)[];

const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmpty);
};

/** What a row knows of a client and their profile does not; nothing that is there is changed. */
export const fillEmpty = (client: Client, draft: ClientDraft): Partial<ClientDraft> =>
  Object.fromEntries(
    FIELDS.filter((field) => isEmpty(client[field]) && !isEmpty(draft[field])).map((field) => [field, draft[field]]),
  );

/** A client without fields that an import has filled. */
export const emptyAgain = (client: Client, filled: readonly string[]): Client => {
  const fields = FIELDS.filter((field) => filled.includes(field));
  return {
    ...client,
    ...Object.fromEntries(fields.map((field) => [field, Array.isArray(client[field]) ? [] : undefined])),
  };
};
