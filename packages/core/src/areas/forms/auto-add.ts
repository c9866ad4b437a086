import type { CompanyId } from '../../base/ids';
import type { TenantDb } from '../../store/tenant-db';
import type { Draft, Write } from '../../store/write';
import { readClientProfile } from '../clients/public';
import { applyAnswers } from './apply-answers';
import type { FormContent } from './form';
import type { Submissions } from './form.records';
import { listProposals, toBefore } from './proposals';
import type { SealedDeps } from './save-draft';
import type { Answers } from './submission';
import { listPeople } from './submission-people';
import { writeKnown } from './write-answers';

/** Who is said to have decided what a rule did. */
const BY_RULE = 'Auto-add';

type Sent = Draft<typeof Submissions>;
type Received = { db: TenantDb; company: CompanyId; content: FormContent; answers: Answers; submission: Sent };
/** What is sent in, and what it writes of the client. */
type Added = { submission: Sent; writes: Write[] };

/**
 * Fills the empty fields of the profile that a link was made for. An answer that differs from what is known waits for somebody to look at it, and so
 * does everybody else whom the answers are about. Source: G-175.
 */
export const addByRule = async (
  deps: SealedDeps,
  { db, company, content, answers, submission }: Received,
): Promise<Added> => {
  const nothing = { submission, writes: [] };
  const people = listPeople(content, answers);
  const [first] = people;
  const profile = submission.client_id && (await readClientProfile(db, submission.client_id));
  if (!first || !profile || profile.client.deleted_at) return nothing;
  const proposals = listProposals(first.answers, profile);
  const empty = new Set(proposals.filter(({ kind }) => kind === 'fills').map(({ field_id }) => field_id));
  const applied = applyAnswers(
    first.answers.filter(({ field }) => empty.has(field.id)),
    profile,
  );
  const now = deps.now();
  const { client } = profile;
  const written = await writeKnown({ actor: { company_id: company }, db, deps }, profile, applied, submission);
  if (!written.ok) return nothing;
  const isWhole = proposals.every(({ kind }) => kind === 'fills' || kind === 'same') && applied.refused.length === 0;
  const accepted = {
    person: first.person,
    client_id: client.id,
    came_from: submission.came_from,
    fields: empty.size,
    before: toBefore(proposals, empty),
    by_name: BY_RULE,
    at: now,
  };
  return {
    submission: isWhole
      ? {
          ...submission,
          people: [accepted],
          state: people.length === 1 && submission.kind !== 'trip_request' ? 'accepted' : submission.state,
          decided_by_name: BY_RULE,
          decided_at: now,
        }
      : submission,
    writes: written.value.writes,
  };
};
