import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { fullName } from '@wayline/core/base/full-name';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api';
import { usePermission } from '../../../lib/use-permission';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { type ClientChoice, clientProfile, splitName, toClientChoice } from '../../clients/public';

/** Who a new trip begins with: the client that its address names, or whoever is added by name. */
export const useLeadClient = (choose: (client: ClientChoice) => void) => {
  const views = usePermission('View Client Profiles');
  const saves = usePermission('Edit Client Profiles') && views;
  const [query] = useSearchParams();
  const asked = query.get('client') as ClientId | null;
  const { data } = useQuery({ ...clientProfile(asked ?? ('' as ClientId)), enabled: views && asked !== null });
  const found = data?.client;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, when the client is there.
  useEffect(() => {
    if (found && !found.deleted_at) choose(toClientChoice(found));
  }, [found]);
  const add = async (name: string) => {
    const { client } = await call('crm.individuals.create', splitName(name));
    choose(toClientChoice(client));
    notify({ kind: 'success', title: `${fullName(client)} added` });
  };
  return {
    views,
    isAsked: views && asked !== null,
    add: saves ? (name: string) => void add(name).catch(notifyError) : undefined,
  };
};
