import { Box, Button, Text } from '@chakra-ui/react';
import { type DragEvent, useId, useRef, useState } from 'react';

type Props = {
  /** What the files are, for whoever cannot see it. */
  label: string;
  /** What may be dropped, in a sentence. */
  hint: string;
  /** Endings and media types that the file dialog offers. */
  accept: string;
  multiple?: boolean;
  busy?: boolean;
  onFiles: (files: File[]) => void;
};

/** Where files are dropped, or chosen with the keyboard. */
export const DropZone = ({ label, hint, accept, multiple = false, busy = false, onFiles }: Props) => {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hintId = useId();
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      role="group"
      aria-labelledby={hintId}
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
      <Text id={hintId} mb="3">
        {hint}
      </Text>
      <Button size="sm" variant="outline" loading={busy} onClick={() => picker.current?.click()}>
        {multiple ? 'Choose files' : 'Choose a file'}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </Box>
  );
};
