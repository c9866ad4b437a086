import type { SignedCall } from '../../access/signed-call';
import type { Institution, InstitutionDraft } from './institution';

/** An institution as it begins, under the account number that it was given. */
export const newInstitution = (
  { actor, deps }: Pick<SignedCall, 'actor' | 'deps'>,
  draft: InstitutionDraft,
  serial: number,
): Institution => {
  const now = deps.now();
  return {
    ...draft,
    id: deps.newId('institution'),
    acct: `I-${serial}`,
    source: 'manual',
    member_ids: [],
    created_by: actor.user_id,
    created_at: now,
    updated_at: now,
    version: 1,
  };
};
