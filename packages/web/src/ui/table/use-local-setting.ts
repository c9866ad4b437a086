import { useState } from 'react';
import { currentUser, useCurrentUser } from '../../lib/session';
import { readJson, writeJson } from '../../lib/storage';

const keyOf = (user: string | undefined, name: string) => `wayline.kept.${user ?? 'nobody'}.${name}`;

/** What the signed-in user chose, for what is not a component. */
export const readLocalSetting = <T>(name: string, initial: T): T =>
  readJson<T>(keyOf(currentUser()?.id, name)) ?? initial;

/** A choice that is kept on this machine for the signed-in user, such as the columns of a table. */
export const useLocalSetting = <T>(name: string, initial: T): [T, (value: T) => void] => {
  const key = keyOf(useCurrentUser()?.id, name);
  const [value, setValue] = useState<T>(() => readJson<T>(key) ?? initial);
  return [
    value,
    (changed) => {
      setValue(changed);
      writeJson(key, changed);
    },
  ];
};
