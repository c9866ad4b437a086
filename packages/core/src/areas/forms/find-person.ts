import { mayCall } from '../../access/access';
import type { Actor } from '../../access/actor';
import type { TenantDb } from '../../store/tenant-db';
import { type ClientId, type ClientProfile, type Duplicate, findDuplicates } from '../clients/public';
import { readCurrentProfile } from './about-client';
import { listProposals, type Proposal } from './proposals';
import type { Submission } from './submission';
import { findValue, type SubmittedPerson } from './submission-people';

const VIEW_CLIENTS = { permissions: ['View Client Profiles'], action: 'view client profiles' } as const;

const findCandidates = (db: TenantDb, { answers }: SubmittedPerson): Promise<Duplicate[]> => {
  const email = findValue(answers, 'client.email');
  return findDuplicates(db, {
    first_name: findValue(answers, 'client.first_name'),
    last_name: findValue(answers, 'client.last_name'),
    dob: findValue(answers, 'client.dob'),
    emails: email ? [email] : [],
    phone: findValue(answers, 'client.phone') ?? findValue(answers, 'client.personal_mobile'),
  });
};

export type FoundPerson = {
  profile: ClientProfile | undefined;
  candidates: Duplicate[];
  proposals: Proposal[];
};

/**
 * Whom a person of a submission is: the client whose profile took their answers already, or whom the link was made for, or else who is certainly
 * the same. Nobody is named to who may not view client profiles.
 */
export const findPerson = async (
  { actor, db }: { actor: Actor; db: TenantDb },
  submission: Submission,
  person: SubmittedPerson,
  isFirst: boolean,
): Promise<FoundPerson> => {
  if (!mayCall(VIEW_CLIENTS, actor).ok)
    return { profile: undefined, candidates: [], proposals: listProposals(person.answers, undefined) };
  const accepted = submission.people.find((one) => one.person === person.person)?.client_id;
  const linked: ClientId | undefined = accepted ?? (isFirst ? submission.client_id : undefined);
  const candidates = await findCandidates(db, person);
  const certain = candidates.find(({ grade }) => grade === 'certain')?.client.id;
  const id = linked ?? certain;
  const found = id && (await readCurrentProfile(db, id));
  const profile = found && !found.client.deleted_at ? found : undefined;
  return { profile, candidates, proposals: listProposals(person.answers, profile) };
};
