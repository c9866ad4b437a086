import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { notify } from '../../../lib/toast-store';
import { useGuardedAction } from '../../../lib/use-permission';
import { notifyError } from '../../../ui/notify-error';
import { invalidateForms, type OpenedSubmission } from '../forms-queries';

export type Accepting = {
  person: number;
  client?: { id: ClientId; version: number } | undefined;
  fields: readonly string[];
};
type Decision = 'new' | 'declined' | 'accepted';

/** What can be decided about a submission. Each person is accepted in a step of their own, so that one who can't be keeps nobody else. */
export const useSubmission = ({ submission }: OpenedSubmission) => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const mayAccept = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  const mayMakeTrip = useGuardedAction('Edit Trips', 'create trips');
  const named = { form_id: submission.form_id, id: submission.id };
  const settled = {
    onError: notifyError,
    onSettled: () => Promise.all([invalidateForms(cache), cache.invalidateQueries({ queryKey: ['clients'] })]),
  };
  const send = ({ person, client, fields }: Accepting, version: number) =>
    call('crm.submissions.accept', {
      ...named,
      person,
      version,
      ...(client && { client_id: client.id, client_version: client.version }),
      fields: [...fields],
    });
  const create = async (version: number) => {
    const { trip_id, submission: after } = await call('crm.submissions.make-trip', { ...named, version });
    notify({ kind: 'success', title: `Trip ${after.trip_code} created` });
    await navigate(PATHS.planner(trip_id));
  };
  const accept = useMutation({
    ...settled,
    mutationFn: (asked: Accepting) => send(asked, submission.version),
    onSuccess: ({ refused }) =>
      notify(
        refused.length > 0
          ? {
              kind: 'warning',
              title: 'Saved, except what the profile has no room for',
              text: 'Those answers stay here.',
            }
          : { kind: 'success', title: 'Saved to the profile' },
      ),
  });
  const all = useMutation({
    ...settled,
    mutationFn: async ({ people, makesTrip }: { people: readonly Accepting[]; makesTrip: boolean }) => {
      let { version } = submission;
      for (const person of people) version = (await send(person, version)).submission.version;
      if (makesTrip) await create(version);
      else notify({ kind: 'success', title: 'Saved to the profiles' });
    },
  });
  const trip = useMutation({ ...settled, mutationFn: () => create(submission.version) });
  const decision = useMutation({
    ...settled,
    mutationFn: (state: Decision) => call('crm.submissions.decide', { ...named, version: submission.version, state }),
  });
  return {
    accept: (asked: Accepting) => mayAccept(() => accept.mutate(asked))(),
    acceptAll: (people: readonly Accepting[], makesTrip: boolean) => {
      const start = () => all.mutate({ people, makesTrip });
      mayAccept(makesTrip ? mayMakeTrip(start) : start)();
    },
    makeTrip: mayMakeTrip(() => trip.mutate()),
    decide: decision.mutate,
    isBusy: accept.isPending || all.isPending || trip.isPending || decision.isPending,
  };
};
