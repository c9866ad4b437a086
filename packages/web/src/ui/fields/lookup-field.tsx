import { Box, chakra, Input, InputGroup, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';

type LookupOption = { id: string; label: string /** A short code before it. */; code?: string; note?: string };
type Props<T extends FieldValues, O extends LookupOption> = Bound<T> & {
  /** What fits the text that is typed, the best first. */
  options: readonly O[];
  /** Called with the text as it is typed: whatever was picked before no longer holds. */
  onType: (typed: string) => void;
  onPick: (option: O) => void;
  /** A short mark at the end of the field, such as the code of what was picked. */
  mark?: string | undefined;
  maxLength?: number;
};

/** A line of text with suggestions while it is typed; any other text is taken too. Arrow keys choose, Enter or a click picks, and a code that is typed in full is picked when the field is left. */
export const LookupField = <T extends FieldValues, O extends LookupOption>({
  options,
  onType,
  onPick,
  mark,
  maxLength,
  ...props
}: Props<T, O>) => {
  const bound = useBound<T, string>(props);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const value = bound.value ?? '';
  const shown = open && options.length > 0;
  const pick = (option: O) => {
    onPick(option);
    setOpen(false);
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((at + step + options.length) % options.length);
    }
    const active = shown ? options[at] : undefined;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      pick(active);
    }
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  const leave = () => {
    const coded = open ? options.find(({ code }) => code && code === value.trim().toUpperCase()) : undefined;
    if (coded) pick(coded);
    setOpen(false);
    bound.blur();
  };
  return (
    <Field {...bound.texts}>
      <Box position="relative" w="full">
        <InputGroup endElement={mark && <Text textStyle="figures">{mark}</Text>}>
          <Input
            ref={bound.ref}
            name={bound.name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            value={value}
            onKeyDown={onKeyDown}
            onBlur={leave}
            onChange={(e) => {
              bound.change(e.target.value);
              onType(e.target.value);
              setOpen(true);
              setAt(-1);
            }}
          />
        </InputGroup>
        {shown && (
          <Box
            id={listId}
            role="listbox"
            aria-label="Suggestions"
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
            {options.map((option, i) => (
              <chakra.div
                key={option.id}
                id={`${listId}-${i}`}
                role="option"
                aria-selected={i === at}
                display="flex"
                gap="3"
                alignItems="baseline"
                px="2"
                py="1.5"
                borderRadius="l1"
                cursor="pointer"
                bg={i === at ? 'bg.muted' : undefined}
                // The field keeps the focus: it would close the list before the click arrives.
                onMouseDown={(e) => e.preventDefault()}
                onMouseEnter={() => setAt(i)}
                onClick={() => pick(option)}
              >
                {option.code && (
                  <Text as="span" fontWeight="600" textStyle="figures" flexShrink="0">
                    {option.code}
                  </Text>
                )}
                <Text as="span" minW="0">
                  {option.label}
                  {option.note && (
                    <Text as="span" color="fg.muted">
                      {` ${option.note}`}
                    </Text>
                  )}
                </Text>
              </chakra.div>
            ))}
          </Box>
        )}
      </Box>
    </Field>
  );
};
