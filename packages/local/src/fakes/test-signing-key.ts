import { keptInProcess } from '../kept-in-process';
import { makeSigningKey } from './cognito/signer';

/** The key that tests sign tokens with: made once in a process, because that takes longer than all else a world begins with. */
export const testSigningKey = (): string => keptInProcess('test-signing-key', () => ({ pem: makeSigningKey() })).pem;
