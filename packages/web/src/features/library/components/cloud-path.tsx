import { chakra } from '@chakra-ui/react';
import { type CloudFolder, pathTo, TOP, type Whereabouts } from '@wayline/core/areas/library/cloud';
import { Fragment } from 'react';

type Props = { folders: readonly CloudFolder[]; at: Whereabouts; onOpen: (folder: Whereabouts) => void };

/** Where one is in the cloud storage, and the way back. */
export const CloudPath = ({ folders, at, onOpen }: Props) => {
  const path: { id: Whereabouts; name: string }[] = [{ id: TOP, name: 'All files' }, ...(pathTo(folders, at) ?? [])];
  return (
    <chakra.nav aria-label="Folders" display="flex" gap="2" flexWrap="wrap" alignItems="center" minH="8">
      {path.map(({ id, name }, i) => (
        <Fragment key={id}>
          {i > 0 && <span aria-hidden>/</span>}
          <chakra.button
            type="button"
            fontWeight={id === at ? '600' : '400'}
            color={id === at ? 'fg' : 'sea.fg'}
            aria-current={id === at ? 'page' : undefined}
            onClick={() => onOpen(id)}
            borderRadius="l1"
            focusVisibleRing="outside"
            dir="auto"
          >
            {name}
          </chakra.button>
        </Fragment>
      ))}
    </chakra.nav>
  );
};
