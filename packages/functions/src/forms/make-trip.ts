import { makeTrip } from '@wayline/core/areas/forms/make-trip';
import { toShown } from '@wayline/core/areas/forms/read-submission';
import { submissionsContracts } from '@wayline/core/areas/forms/submissions.contract';
import { ok } from '@wayline/core/base/result';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  submissionsContracts['crm.submissions.make-trip'],
  async (call) => {
    const made = await makeTrip(call, call.input);
    return made.ok ? ok({ ...made.value, submission: toShown(made.value.submission) }) : made;
  },
  { seal: encryptionAdapter },
);
