import { kmsFieldEncryption } from '@wayline/core/store/field-encryption';
import { setting } from './environment';

export const encryptionAdapter = () => kmsFieldEncryption(setting('SEAL_KEY_ID'));
