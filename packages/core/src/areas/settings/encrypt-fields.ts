import type { EncryptedText } from '../../base/encrypted-text';
import type { FieldEncryption } from '../../store/field-encryption';
import { isMasked, maskSecret } from './mask';

type Fields = Record<string, unknown>;
type Sealed = { value: Fields; sealed?: Record<string, EncryptedText> | undefined };

/** Encrypts the named fields and leaves their masks in their place. A field that comes as its mask was not typed again: it stays encrypted and masked as it is, whichever mask that was. */
export const encryptFields = async (
  seal: FieldEncryption,
  company: string,
  value: Fields,
  names: readonly string[],
  before: Sealed | undefined,
): Promise<Required<Sealed>> => {
  const result = { value: { ...value }, sealed: {} as Record<string, EncryptedText> };
  for (const name of names) {
    const typed = value[name];
    if (typeof typed !== 'string' || typed === '') continue;
    const known = before?.sealed?.[name];
    if (isMasked(typed)) {
      if (known) {
        result.sealed[name] = known;
        result.value[name] = before?.value[name];
      } else delete result.value[name];
      continue;
    }
    result.sealed[name] = await seal.encrypt(company, name, typed);
    result.value[name] = maskSecret(typed);
  }
  return result;
};
