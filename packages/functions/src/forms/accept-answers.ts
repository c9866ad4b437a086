import { acceptAnswers } from '@wayline/core/areas/forms/accept-answers';
import { toShown } from '@wayline/core/areas/forms/read-submission';
import { submissionsContracts } from '@wayline/core/areas/forms/submissions.contract';
import { ok } from '@wayline/core/base/result';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  submissionsContracts['crm.submissions.accept'],
  async (call) => {
    const accepted = await acceptAnswers(call, call.input);
    return accepted.ok ? ok({ ...accepted.value, submission: toShown(accepted.value.submission) }) : accepted;
  },
  { seal: encryptionAdapter },
);
