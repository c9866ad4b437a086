import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TOP, type Whereabouts } from '@wayline/core/areas/library/cloud';
import { useState } from 'react';
import { usePermission } from '../../../lib/use-permission';
import { AttachmentDrop } from '../../../ui/attachment-drop';
import { ErrorState } from '../../../ui/error-state';
import { notifyError } from '../../../ui/notify-error';
import { Delayed, TableSkeleton } from '../../../ui/skeletons';
import { UploadRow } from '../../../ui/upload-row';
import { libraryQueries } from '../library-queries';
import { type CloudThing, useCloud } from '../use-cloud';
import { CloudPath } from './cloud-path';
import { type CloudChoice, CloudRow } from './cloud-row';
import { MoveDialog } from './move-dialog';
import { NameDialog } from './name-dialog';

type Open = { kind: 'new' } | { kind: 'rename' | 'move'; thing: CloudThing };

/** The company's own files in folders. Source: R-SHELL-007, R-SHELL-082. */
export const CloudStorage = () => {
  const [at, setAt] = useState<Whereabouts>(TOP);
  const [open, setOpen] = useState<Open>();
  const query = useQuery(libraryQueries.cloud(at));
  const cloud = useCloud(at);
  const mayEdit = usePermission('Edit Library Reservations');
  const close = () => setOpen(undefined);
  if (query.isPending)
    return (
      <Delayed>
        <TableSkeleton rows={5} />
      </Delayed>
    );
  if (!query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  const { folders, files } = query.data;
  const things: CloudThing[] = [
    ...folders.filter(({ folder }) => folder === at).map((it) => ({ kind: 'folder' as const, it })),
    ...files.map((it) => ({ kind: 'file' as const, it })),
  ].sort((a, b) => (a.kind === b.kind ? a.it.name.localeCompare(b.it.name) : a.kind === 'folder' ? -1 : 1));
  const choose = (thing: CloudThing) => (choice: CloudChoice) => {
    if (choice === 'remove') void cloud.remove(thing).catch(notifyError);
    else setOpen({ kind: choice, thing });
  };
  const openThing = (thing: CloudThing) =>
    thing.kind === 'folder' ? setAt(thing.it.id) : void cloud.open(thing.it).catch(notifyError);
  return (
    <Flex direction="column" gap="4" maxW="56rem">
      <HStack justify="space-between" wrap="wrap">
        <CloudPath folders={folders} at={at} onOpen={setAt} />
        {mayEdit && (
          <Button size="sm" variant="outline" onClick={() => setOpen({ kind: 'new' })}>
            New folder
          </Button>
        )}
      </HStack>
      {mayEdit && <AttachmentDrop label="Files" onFiles={cloud.start} />}
      {things.length + cloud.uploads.length > 0 ? (
        <Flex
          as="ul"
          aria-label="Files and folders"
          direction="column"
          listStyleType="none"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          divideY="1px"
        >
          {things.map((thing) => (
            <CloudRow
              key={thing.it.id}
              thing={thing}
              onOpen={() => openThing(thing)}
              onChoose={mayEdit ? choose(thing) : undefined}
            />
          ))}
          {cloud.uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onAgain={() => cloud.again(upload)}
              onDrop={() => cloud.drop(upload.id)}
            />
          ))}
        </Flex>
      ) : (
        <Text color="fg.muted">Nothing here yet. Keep visa forms, terms, maps and pictures ready for every trip.</Text>
      )}
      {open?.kind === 'new' && <NameDialog title="New folder" name="" onSave={cloud.addFolder} onClose={close} />}
      {open?.kind === 'rename' && (
        <NameDialog
          title={`Rename ${open.thing.it.name}`}
          name={open.thing.it.name}
          onSave={(name) => cloud.rename(open.thing, name)}
          onClose={close}
        />
      )}
      {open?.kind === 'move' && (
        <MoveDialog
          thing={open.thing}
          folders={folders}
          onClose={close}
          onMove={(to) => {
            close();
            void cloud.move(open.thing, to).catch(notifyError);
          }}
        />
      )}
    </Flex>
  );
};
