import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../lib/api-error';
import { ErrorNote } from '../../ui/error-note';
import { Kbd } from '../../ui/kbd';
import { Modal } from '../../ui/modal';
import { CommandOption } from './command-option';
import { type Command, useCommands } from './use-commands';

/** Everything by name: pages, actions, trips, clients and bookings, by keyboard from anywhere. */
export const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [entered, setEntered] = useState(false);
  const { commands, isSearching, error } = useCommands(typed);
  const active = commands[Math.min(at, commands.length - 1)];
  const optionId = (command: Command) => `${listId}-${command.id}`;
  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const run = ({ to }: Command) => {
    onClose();
    void navigate(to);
  };
  // Enter means what was typed, so it waits for the answer to that.
  useEffect(() => {
    if (!entered || isSearching) return;
    setEntered(false);
    if (active) run(active);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && commands.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, commands.length - 1) + step + commands.length) % commands.length);
    }
    if (event.key === 'Enter') setEntered(true);
  };

  return (
    <Modal open bare title="Search and commands" width="600px" onClose={onClose}>
      <HStack px="4" gap="3" borderBottomWidth="1px">
        <Search size={16} aria-hidden />
        <chakra.input
          autoFocus
          role="combobox"
          aria-label="Search pages, actions, trips, clients and bookings"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          placeholder="Where to? A page, a trip, a client, a booking"
          autoComplete="off"
          spellCheck={false}
          flex="1"
          height="12"
          bg="transparent"
          outline="none"
          fontSize="15px"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(e) => {
            setTyped(e.target.value);
            setAt(0);
            setEntered(false);
          }}
        />
        <Kbd>Esc</Kbd>
      </HStack>
      <Box id={listId} role="listbox" aria-label="Results" aria-busy={isSearching} maxH="400px" overflowY="auto" p="2">
        {commands.map((command, i) => (
          <CommandOption
            key={command.id}
            id={optionId(command)}
            command={command}
            startsGroup={commands[i - 1]?.group !== command.group}
            active={command === active}
            onHover={() => setAt(i)}
            onRun={() => run(command)}
          />
        ))}
      </Box>
      {error && !isSearching && <ErrorNote message={asApiError(error).message} />}
      {commands.length === 0 && !isSearching && !error && (
        <Text role="status" color="fg.muted" px="4" pb="4">
          No matches. Search trips by name, code or lead traveler, clients by name, email or phone, and bookings by
          title, supplier or confirmation.
        </Text>
      )}
    </Modal>
  );
};
