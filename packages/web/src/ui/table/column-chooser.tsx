import { Button, chakra, IconButton, Stack } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '../modal';

type Choice = { key: string; label: string; always?: boolean };
type Props = {
  columns: readonly Choice[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  onReset: () => void;
};

/** Which columns a table shows; kept for the user. Source: R-TRIP-037 (G-127). */
export const ColumnChooser = ({ columns, hidden, onChange, onReset }: Props) => {
  const [open, setOpen] = useState(false);
  const toggle = (key: string) => onChange(hidden.includes(key) ? hidden.filter((k) => k !== key) : [...hidden, key]);
  return (
    <>
      <IconButton aria-label="Choose columns" title="Choose columns" variant="outline" onClick={() => setOpen(true)}>
        <Columns3 size={16} />
      </IconButton>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Columns"
        width="360px"
        footer={
          <>
            <Button variant="ghost" onClick={onReset}>
              Reset to default
            </Button>
            <Button onClick={() => setOpen(false)}>Done</Button>
          </>
        }
      >
        <Stack gap="0">
          {columns.map(({ key, label, always }) => (
            <chakra.label key={key} display="flex" alignItems="center" gap="3" py="1.5" cursor="pointer">
              <chakra.input
                type="checkbox"
                boxSize="4"
                accentColor="sea.solid"
                checked={!hidden.includes(key)}
                disabled={always}
                onChange={() => toggle(key)}
              />
              {label}
            </chakra.label>
          ))}
        </Stack>
      </Modal>
    </>
  );
};
