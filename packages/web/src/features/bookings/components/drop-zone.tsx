import { Box, Button, Text } from '@chakra-ui/react';
import { type DragEvent, useRef, useState } from 'react';

type Props = { busy: boolean; onFile: (file: File) => void };

/** Where a confirmation is dropped, or chosen with the keyboard. */
export const DropZone = ({ busy, onFile }: Props) => {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Box
      role="group"
      aria-label="Drop a confirmation"
      p="6"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={over ? 'sea.solid' : 'border'}
      borderRadius="md"
      textAlign="center"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Text mb="3">Drop an e-mail (.eml), a web page, a calendar file (.ics) or a wallet pass (.pkpass) here.</Text>
      <Button size="sm" variant="outline" loading={busy} onClick={() => picker.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Confirmation file"
        accept=".eml,.html,.htm,.ics,.pkpass,.txt,.json,message/rfc822"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </Box>
  );
};
