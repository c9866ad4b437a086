import { useQueries, useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { useEffect, useState } from 'react';
import { useLocalSetting } from '../../ui/table/use-local-setting';
import { type ClientChoice, clientChoices, clientProfile, toClientChoice } from './client-choice';

const MOST_RECENT = 4;
const PAUSE_MS = 180;
const NONE: readonly ClientId[] = [];

/** What is typed, once nothing more has been typed for a moment. */
const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

/** Clients to choose from while something is typed; before that the ones used last, kept by id on this machine, and the newest. */
export const useClientChoices = (typed: string, open: boolean) => {
  const search = useSettled(typed.trim());
  const [recent, setRecent] = useLocalSetting<readonly ClientId[]>('clients.recent', NONE);
  const { data, isFetching, error } = useQuery({ ...clientChoices(search), enabled: open });
  const profiles = useQueries({
    queries: recent.map((id) => ({ ...clientProfile(id), enabled: open && search === '' })),
  });
  const known = profiles.flatMap(({ data: found }) =>
    found && !found.client.deleted_at ? [toClientChoice(found.client)] : [],
  );
  const found = data ?? [];
  const isRecent = ({ id }: ClientChoice) => recent.includes(id);
  const choices =
    search === ''
      ? [...known, ...found.filter(({ id }) => !known.some((one) => one.id === id))]
      : [...found.filter(isRecent), ...found.filter((one) => !isRecent(one))];
  return {
    choices,
    isFetching: isFetching || search !== typed.trim(),
    error,
    remember: (id: ClientId) => setRecent([id, ...recent.filter((one) => one !== id)].slice(0, MOST_RECENT)),
  };
};
