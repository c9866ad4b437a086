import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api';
import type { OpenedSubmission, ShownPerson } from '../forms-queries';
import type { Accepting } from './use-submission';

/** Stands for a client who is still to be added. */
export const NEW_CLIENT = '';

/** Everybody whom the answers may be about: who is known, and who looks alike. */
const listClients = ({ client, candidates }: ShownPerson) => {
  const all = [...(client ? [client] : []), ...candidates.map((one) => one.client)];
  return [...new Map(all.map((one) => [one.id, one])).values()];
};

type Choice = {
  /** The client, or `NEW_CLIENT`. */
  chosen: string;
  /** The answers that aren't to be saved. */
  left: ReadonlySet<string>;
};

/** What is decided of each person of a submission before it is saved: to whose profile the answers go, and which of them. */
export const useReviews = ({ submission, people }: OpenedSubmission) => {
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const reviewed = people.map((person) => {
    const suggested = person.client?.id ?? NEW_CLIENT;
    const choice = choices[person.person] ?? { chosen: suggested, left: new Set() };
    const clients = listClients(person);
    const client = clients.find(({ id }) => id === choice.chosen);
    return { person, clients, client, isSuggested: choice.chosen === suggested, ...choice };
  });
  const compared = useQueries({
    queries: reviewed.map(({ person: { person }, client, chosen, isSuggested }) => ({
      queryKey: ['forms', 'compare', submission.id, person, chosen] as const,
      enabled: client !== undefined && !isSuggested,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(
          'crm.submissions.compare',
          { form_id: submission.form_id, id: submission.id, person, client_id: client?.id ?? '' },
          { signal, onMissing: 'stay' },
        ),
    })),
  });
  return reviewed.map(({ person, clients, client, chosen, left, isSuggested }, i) => {
    const ofNew = person.proposals.map((one) => ({ ...one, current: '', kind: 'fills' as const }));
    const proposals = isSuggested ? person.proposals : client ? compared[i]?.data?.proposals : ofNew;
    const fields = (proposals ?? [])
      .filter(({ kind, field_id }) => kind !== 'same' && !left.has(field_id))
      .map(({ field_id }) => field_id);
    const change = (next: Choice) => setChoices((before) => ({ ...before, [person.person]: next }));
    return {
      person,
      clients,
      client,
      chosen,
      proposals: proposals ?? [],
      /** What is sent once it is accepted; undefined until it is known what the chosen profile says. */
      accepting: proposals && ({ person: person.person, client, fields } satisfies Accepting),
      choose: (id: string) => change({ chosen: id, left }),
      toggle: (id: string) =>
        change({ chosen, left: new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]) }),
    };
  });
};
export type Review = ReturnType<typeof useReviews>[number];
