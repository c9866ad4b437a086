/** What other areas may use of people. */
export { EmailChanges } from './email-change';
export { Done, SignInProof } from './identity.contract';
export type { IdentityProvider } from './identity-provider';
export { RecoveryCodes } from './recovery-codes';
export { ADMINISTER_USERS } from './users-access';
