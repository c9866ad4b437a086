import { readClientProfile } from '@wayline/core/areas/clients/client-trips';
import { listProposals } from '@wayline/core/areas/forms/proposals';
import { readSubmission } from '@wayline/core/areas/forms/read-submission';
import { listPeople } from '@wayline/core/areas/forms/submission-people';
import { submissionsContracts } from '@wayline/core/areas/forms/submissions.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  submissionsContracts['crm.submissions.compare'],
  async ({ input, actor, db, deps }) => {
    const [read, profile] = await Promise.all([
      readSubmission({ db, company: actor.company_id, seal: deps.seal }, input),
      readClientProfile(db, input.client_id),
    ]);
    const who = read && listPeople(read.content, read.answers).find(({ person }) => person === input.person);
    return who && profile && !profile.client.deleted_at
      ? ok({ proposals: listProposals(who.answers, profile) })
      : refuse('record.missing');
  },
  { seal: encryptionAdapter },
);
