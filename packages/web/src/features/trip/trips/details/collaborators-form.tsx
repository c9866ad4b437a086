import { Button } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { COLLABORATOR_TYPES } from '@wayline/core/areas/trip/trips/people/trip-fields';
import type { TripId } from '@wayline/core/base/ids';
import { useState } from 'react';
import { type CallOutput, call } from '../../../../lib/api';
import { useGuardedAction } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { Modal } from '../../../../ui/modal';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { usePictures } from '../../../lookups/public';
import { ColleagueParts, type Parts } from './colleague-parts';

type People = CallOutput<'trips.collaborators.list'>;
type Props = { id: TripId; people: People; onClose: () => void; onChanged: () => Promise<unknown> };

const partsOf = ({ collaborators, working_advisors }: People, user_id: string): Parts => {
  const held = collaborators.find((c) => c.user_id === user_id)?.types ?? [];
  return {
    types: COLLABORATOR_TYPES.filter((type) => held.includes(type)),
    advises: working_advisors.some((a) => a.user_id === user_id),
  };
};

/** Says which colleagues work on a trip; who has no part in it is no collaborator. */
export const CollaboratorsForm = ({ id, people, onClose, onChanged }: Props) => {
  const [chosen, setChosen] = useState<Record<string, Parts>>({});
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const leave = useConfirmDiscard(Object.keys(chosen).length > 0, onClose);
  const pictureOf = usePictures(
    'collaborator',
    people.colleagues.map(({ user_id }) => user_id),
  );
  const now = (user_id: string) => chosen[user_id] ?? partsOf(people, user_id);
  const save = useMutation({
    mutationFn: () =>
      call('trips.collaborators.set', {
        id,
        version: people.version,
        collaborators: people.colleagues
          .map(({ user_id }) => ({ user_id, types: [...now(user_id).types] }))
          .filter(({ types }) => types.length > 0),
        working_advisors: people.colleagues.map((c) => c.user_id).filter((user_id) => now(user_id).advises),
      }),
    onSuccess: async () => {
      notify({ kind: 'success', title: 'Collaborators saved' });
      await onChanged();
      onClose();
    },
    onError: notifyError,
  });
  return (
    <Modal
      open
      kind="sheet"
      width="560px"
      title={`Collaborators · ${people.count}`}
      onClose={leave}
      footer={
        <IfPermitted permission="Edit Trips">
          <Button loading={save.isPending} onClick={allowed(() => save.mutate())}>
            Save collaborators
          </Button>
        </IfPermitted>
      }
    >
      {people.colleagues.map(({ user_id, name, role }) => (
        <ColleagueParts
          key={user_id}
          name={name}
          role={role}
          picture={pictureOf(user_id)}
          parts={now(user_id)}
          onChange={(parts) => setChosen((all) => ({ ...all, [user_id]: parts }))}
        />
      ))}
    </Modal>
  );
};
