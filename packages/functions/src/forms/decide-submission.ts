import { decideSubmission } from '@wayline/core/areas/forms/decide-submission';
import { toShown } from '@wayline/core/areas/forms/read-submission';
import { submissionsContracts } from '@wayline/core/areas/forms/submissions.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(submissionsContracts['crm.submissions.decide'], async (call) => {
  const decided = await decideSubmission(call, call.input);
  return decided.ok ? ok({ submission: toShown(decided.value.submission) }) : decided;
});
