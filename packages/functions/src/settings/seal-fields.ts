import { isMasked, masked } from '@wayline/core/settings/mask';
import type { Seal } from '@wayline/core/store/seal';

type Fields = Record<string, unknown>;
type Sealed = { value: Fields; sealed?: Record<string, string> | undefined };

/** Encrypts the named fields and leaves their masks in their place. A field that comes as its mask was not typed again: it stays sealed and masked as it is, whichever mask that was. */
export const sealFields = async (
  seal: Seal,
  company: string,
  value: Fields,
  names: readonly string[],
  before: Sealed | undefined,
): Promise<Required<Sealed>> => {
  const result = { value: { ...value }, sealed: {} as Record<string, string> };
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
    result.sealed[name] = await seal.seal(company, name, typed);
    result.value[name] = masked(typed);
  }
  return result;
};
