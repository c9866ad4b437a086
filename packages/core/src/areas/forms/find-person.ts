import { mayCall } from '../../access/access';
import type { Actor } from '../../access/actor';
import type { TenantDb } from '../../store/tenant-db';
import { type ClientId, type ClientProfile, type Duplicate, findDuplicates, foldName } from '../clients/public';
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

const FIRST_TRAVELER = 1;
const isNamed = ({ answers }: SubmittedPerson, { client }: ClientProfile): boolean =>
  foldName(findValue(answers, 'client.first_name')) === foldName(client.first_name) &&
  foldName(findValue(answers, 'client.last_name')) === foldName(client.last_name);

/**
 * Whom a person of a submission is: the client whose profile took their answers already, or whom the link was made for,
 * who is the first traveler too where they are called so, or else who is certainly the same. Nobody is named to who may not view client profiles.
 */
export const findPerson = async (
  { actor, db }: { actor: Actor; db: TenantDb },
  submission: Submission,
  person: SubmittedPerson,
  isFirst: boolean,
): Promise<FoundPerson> => {
  if (!mayCall(VIEW_CLIENTS, actor).ok)
    return { profile: undefined, candidates: [], proposals: listProposals(person.answers, undefined) };
  const accepted = submission.people.find((one) => one.person === person.person);
  const read = async (id: ClientId | undefined) => {
    const found = id && (await readCurrentProfile(db, id));
    return found && !found.client.deleted_at ? found : undefined;
  };
  const mayBeLinked = isFirst || person.person === FIRST_TRAVELER;
  const [candidates, known, linked] = await Promise.all([
    findCandidates(db, person),
    read(accepted?.client_id),
    read(mayBeLinked ? submission.client_id : undefined),
  ]);
  const certain = candidates.find(({ grade }) => grade === 'certain')?.client.id;
  const isLinked = linked && (isFirst || isNamed(person, linked));
  const profile = accepted ? known : isLinked ? linked : await read(certain);
  return { profile, candidates, proposals: listProposals(person.answers, profile, accepted?.before) };
};
