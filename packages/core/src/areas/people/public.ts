/** What other areas may use of people. */
export { EmailChanges } from './email-change';
export { Done, SignInProof } from './identity.contract';
export type { IdentityProvider } from './identity-provider';
export { getOffboardingWrites } from './offboarding-writes';
export { userRenamed } from './people.events';
export { RecoveryCodes } from './recovery-codes';
export { removeSignIn } from './remove-sign-in';
export { ADMINISTER_USERS } from './users-access';
