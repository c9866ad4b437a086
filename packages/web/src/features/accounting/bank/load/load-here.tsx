import { Box, Button, Text } from '@chakra-ui/react';
import { type DragEvent, lazy, type ReactNode, Suspense, useState } from 'react';

const LoadBankFile = lazy(async () => ({ default: (await import('./load-bank-file')).LoadBankFile }));

type Props = { children: (button: ReactNode) => ReactNode };
const hasFile = ({ dataTransfer }: DragEvent): boolean => [...dataTransfer.types].includes('Files');

/** A page on which a bank’s file can be dropped anywhere, or chosen with the button that it is given. */
export const LoadHere = ({ children }: Props) => {
  const [opened, setOpened] = useState<{ file?: File | undefined }>();
  const [isOver, setOver] = useState(false);
  return (
    <Box
      position="relative"
      minH="60vh"
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        // What is dropped on the dialog’s own zone is taken there.
        if (event.defaultPrevented || !hasFile(event)) return;
        event.preventDefault();
        setOpened({ file: event.dataTransfer.files[0] });
      }}
    >
      {children(<Button onClick={() => setOpened({})}>Load bank file</Button>)}
      {isOver && (
        <Box
          position="absolute"
          inset="0"
          zIndex="overlay"
          display="flex"
          alignItems="center"
          justifyContent="center"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="sea.solid"
          borderRadius="l3"
          bg="sea.subtle"
          opacity="0.95"
          pointerEvents="none"
        >
          <Text fontWeight="600">Drop your bank’s file to load it</Text>
        </Box>
      )}
      {opened && (
        <Suspense fallback={null}>
          <LoadBankFile file={opened.file} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Box>
  );
};
