import { EmailChanges } from '@wayline/core/areas/people/email-change';
import { PendingSignUps } from '@wayline/core/areas/people/sign-up.records';
import { defineJob } from '../kernel/job';
import { dropSignUp } from './drop-sign-up';
import { finishEmailChange } from './finish-email-change';
import { identityAdapter } from './identity-adapter';

export const PEOPLE_LONG_JOBS = [
  defineJob(EmailChanges, ({ table, now, newId, at }, company, change) =>
    finishEmailChange({ table, now, newId, identity: identityAdapter() }, company, change, `due-${at}`),
  ),
  defineJob(PendingSignUps, ({ table, now, newId }, _company, signUp) =>
    dropSignUp({ table, now, newId, identity: identityAdapter() }, signUp),
  ),
];
