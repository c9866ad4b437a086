import { Clients } from '@wayline/core/areas/clients/client.records';
import { duplicatesContracts } from '@wayline/core/areas/clients/duplicates/duplicates.contract';
import { findDuplicates } from '@wayline/core/areas/clients/duplicates/find-duplicates';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** What is typed replaces what a profile says, so that it can be asked before it is saved. Source: R-SHELL-257. */
export const handler = endpoint(duplicatesContracts['crm.individuals.duplicates'], async ({ input, db }) => {
  const { id, email, active_page: _page, ...typed } = input;
  const client = id && (await db.get(Clients, { id }));
  if (id && !client) return refuse('record.missing');
  const person = { ...client, ...typed, ...(email && { emails: [email] }) };
  return ok({ list: await findDuplicates(db, person, id) });
});
