import { Button, chakra, Stack } from '@chakra-ui/react';
import { type CloudFolder, checkMove, pathTo, TOP, type Whereabouts } from '@wayline/core/areas/library/cloud';
import { useState } from 'react';
import { Modal } from '../../../ui/modal';
import type { CloudThing } from '../use-cloud';

type Props = {
  thing: CloudThing;
  folders: readonly CloudFolder[];
  onMove: (to: Whereabouts) => void;
  onClose: () => void;
};

/** Every folder a thing can be moved to, each with the way to it. */
const placesFor = (thing: CloudThing, folders: readonly CloudFolder[]) => {
  const ways = folders.flatMap(({ id }) => {
    const way = pathTo(folders, id);
    const fits = thing.kind === 'file' || checkMove(folders, thing.it.id, id).ok;
    return way && fits ? [{ to: id as Whereabouts, words: way.map(({ name }) => name).join(' / ') }] : [];
  });
  return [{ to: TOP as Whereabouts, words: 'Cloud Storage' }, ...ways.sort((a, b) => a.words.localeCompare(b.words))];
};

export const MoveDialog = ({ thing, folders, onMove, onClose }: Props) => {
  const [to, setTo] = useState<Whereabouts>(thing.it.folder);
  return (
    <Modal
      open
      width="400px"
      title={`Move ${thing.it.name}`}
      onClose={onClose}
      footer={
        <Button disabled={to === thing.it.folder} onClick={() => onMove(to)}>
          Move
        </Button>
      }
    >
      <Stack as="fieldset" gap="0" aria-label="Folder">
        {placesFor(thing, folders).map((place) => (
          <chakra.label key={place.to} display="flex" gap="3" py="2" cursor="pointer">
            <chakra.input
              type="radio"
              name="folder"
              accentColor="sea.solid"
              checked={to === place.to}
              onChange={() => setTo(place.to)}
            />
            {place.words}
          </chakra.label>
        ))}
      </Stack>
    </Modal>
  );
};
