import { addressHash, isAnnounced, SignUpMails } from '@wayline/core/areas/people/sign-up.records';
import { SYSTEM_TENANT } from '@wayline/core/store/system-tenant';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';

/**
 * Runs before Cognito opens an account. The id of our client is public, so anyone may ask Cognito itself for one, past every limit of ours:
 * only a sign-up that was counted here a moment ago goes through. Accounts that our own rights make are not asked about.
 */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const { table, now } = baseDeps();
  const address_hash = addressHash(event.request.userAttributes.email ?? '');
  const mails = await tenantDb(table, SYSTEM_TENANT).get(SignUpMails, { address_hash }, true);
  if (!isAnnounced(mails, now())) throw new Error('Sign up at Wayline.');
  return event;
};
