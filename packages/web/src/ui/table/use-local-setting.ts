import { useState } from 'react';
import { useCurrentUser } from '../../lib/session';
import { readJson, writeJson } from '../../lib/storage';

/** A choice that is kept on this machine for the signed-in user, such as the columns of a table. */
export const useLocalSetting = <T>(name: string, initial: T): [T, (value: T) => void] => {
  const key = `wayline.kept.${useCurrentUser()?.id ?? 'nobody'}.${name}`;
  const [value, setValue] = useState<T>(() => readJson<T>(key) ?? initial);
  return [
    value,
    (changed) => {
      setValue(changed);
      writeJson(key, changed);
    },
  ];
};
