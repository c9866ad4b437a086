import { Box, IconButton, Input, InputGroup, Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import { Search, UserRoundPlus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field } from '../../ui/field';
import type { ClientChoice } from './client-choice';
import { ClientOption } from './client-option';
import { useClientChoices } from './use-client-choices';

type Props = {
  label?: string;
  hint?: string;
  picked: ClientChoice | undefined;
  onPick: (client: ClientChoice | undefined) => void;
  /** Offers a name that is typed as a new client; left out for who may not add any. */
  onAdd?: ((name: string) => void) | undefined;
  autoFocus?: boolean;
};

const isCalled = (name: string) => (client: ClientChoice) => clientName(client).toLowerCase() === name.toLowerCase();

/** Chooses a client: by name, email, phone or account number as it is typed. Arrow keys choose, Enter picks, Escape closes. */
export const ClientPicker = ({ label = 'Client', hint, picked, onPick, onAdd, autoFocus }: Props) => {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { choices, isFetching, error, remember } = useClientChoices(typed, open);
  const name = typed.trim();
  const adds = onAdd !== undefined && name !== '' && !isFetching && !choices.some(isCalled(name));
  const count = choices.length + (adds ? 1 : 0);
  const active = open && at >= 0 && at < count ? at : -1;
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const pick = (client: ClientChoice) => {
    remember(client.id);
    setTyped('');
    onPick(client);
    close();
  };
  const add = () => {
    setTyped('');
    onAdd?.(name);
    close();
  };
  const change = (text: string) => {
    if (picked) onPick(undefined);
    setTyped(text);
    setOpen(true);
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      if (count > 0) setAt(at < 0 && step < 0 ? count - 1 : (at + step + count) % count);
    }
    if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      const choice = choices[active];
      if (choice) pick(choice);
      else add();
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <Field label={label} hint={hint}>
      <Box position="relative" w="full">
        <InputGroup
          startElement={<Search size={16} aria-hidden />}
          endElementProps={{ px: '1' }}
          endElement={
            picked ? (
              <IconButton aria-label="Clear client" size="2xs" variant="ghost" onClick={() => onPick(undefined)}>
                <X size={14} aria-hidden />
              </IconButton>
            ) : undefined
          }
        >
          <Input
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            autoFocus={autoFocus}
            maxLength={120}
            placeholder="Name, email, phone or account number"
            value={picked ? [clientName(picked), picked.ind_code].filter(Boolean).join(' · ') : typed}
            onChange={(e) => change(e.target.value)}
            onFocus={(e) => picked && e.target.select()}
            onClick={() => setOpen(true)}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
        </InputGroup>
        {open && (
          <Box
            id={listId}
            role="listbox"
            aria-label="Clients"
            aria-busy={isFetching}
            position="absolute"
            top="100%"
            insetX="0"
            mt="1"
            zIndex="dropdown"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l2"
            boxShadow="md"
            maxH="280px"
            overflowY="auto"
            p="1"
          >
            {choices.map((client, i) => (
              <ClientOption
                key={client.id}
                id={`${listId}-${i}`}
                active={i === active}
                onHover={() => setAt(i)}
                onPick={() => pick(client)}
                name={clientName(client)}
                note={[client.email ?? client.phone, client.ind_code].filter(Boolean).join(' · ')}
              />
            ))}
            {adds && (
              <ClientOption
                id={`${listId}-${choices.length}`}
                active={active === choices.length}
                onHover={() => setAt(choices.length)}
                onPick={add}
                icon={<UserRoundPlus size={16} aria-hidden />}
                name={`Add “${name}” as a new client`}
              />
            )}
            {count === 0 && (
              <Text px="2" py="1.5" color="fg.muted" role="presentation">
                {isFetching ? 'Searching...' : error ? error.message : 'No clients found. Try fewer letters.'}
              </Text>
            )}
          </Box>
        )}
      </Box>
    </Field>
  );
};
