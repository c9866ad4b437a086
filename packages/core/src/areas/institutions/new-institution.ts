import type { Actor } from '../../access/actor';
import type { Deps } from '../../store/deps';
import type { Draft } from '../../store/write';
import type { InstitutionDraft } from './institution';
import type { Institutions } from './institution.records';

/** An institution as it begins, under the account number that it was given. */
export const newInstitution = (
  { actor, deps }: { actor: Pick<Actor, 'user_id'>; deps: Pick<Deps, 'newId'> },
  draft: InstitutionDraft,
  serial: number,
): Draft<typeof Institutions> => ({
  ...draft,
  id: deps.newId('institution'),
  acct: `I-${serial}`,
  source: 'manual',
  member_ids: [],
  created_by: actor.user_id,
});
