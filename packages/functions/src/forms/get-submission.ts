import { DuplicateClient } from '@wayline/core/areas/clients/duplicates/duplicate';
import { findPerson } from '@wayline/core/areas/forms/find-person';
import { maskAnswers } from '@wayline/core/areas/forms/mask-answers';
import { readSubmission, toShown } from '@wayline/core/areas/forms/read-submission';
import { listPeople } from '@wayline/core/areas/forms/submission-people';
import { submissionsContracts } from '@wayline/core/areas/forms/submissions.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-078. */
export const handler = endpoint(
  submissionsContracts['crm.submissions.get'],
  async ({ input, actor, db, deps }) => {
    const read = await readSubmission({ db, company: actor.company_id, seal: deps.seal }, input);
    if (!read) return refuse('record.missing');
    const { submission, content, answers } = read;
    const people = await Promise.all(
      listPeople(content, answers).map(async (person, i) => {
        const { profile, candidates, proposals } = await findPerson({ actor, db }, submission, person, i === 0);
        const client = profile && DuplicateClient.parse(profile.client);
        return { person: person.person, name: person.name, client, candidates, proposals };
      }),
    );
    return ok({ submission: toShown(submission), content, answers: maskAnswers(content, answers), people });
  },
  { seal: encryptionAdapter },
);
