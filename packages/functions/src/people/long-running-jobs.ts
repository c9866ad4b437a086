import { dropSignUp } from '@wayline/core/areas/people/drop-sign-up';
import { EmailChanges } from '@wayline/core/areas/people/email-change';
import { finishEmailChange } from '@wayline/core/areas/people/finish-email-change';
import { PendingSignUps } from '@wayline/core/areas/people/sign-up.records';
import { defineJob } from '../kernel/job';
import { emailChangedMail } from './account-mails';
import { identityAdapter } from './identity-adapter';

export const PEOPLE_LONG_JOBS = [
  defineJob(EmailChanges, ({ table, now, newId, at }, company, change) =>
    finishEmailChange(
      { table, now, newId, identity: identityAdapter() },
      company,
      change,
      `due-${at}`,
      emailChangedMail,
    ),
  ),
  defineJob(PendingSignUps, ({ table, now, newId }, _company, signUp) =>
    dropSignUp({ table, now, newId, identity: identityAdapter() }, signUp),
  ),
];
