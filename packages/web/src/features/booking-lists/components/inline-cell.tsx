import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { InlineInput, type InlineKind } from './inline-input';

type Props = InlineKind & {
  /** What is edited, for readers: "Supplier of Hotel Luna". */
  label: string;
  value: string;
  /** What stands there while nobody edits. */
  children: ReactNode;
  /** Wraps the beginning, for whoever may not edit. */
  allowed: (act: () => void) => () => void;
  onSave: (value: string) => void;
};

/** Marks what Enter and F2 open in the cell that has the focus. */
export const INLINE_MARK = 'data-inline-edit';

/** A value that is edited where it stands: a press, Enter or F2 begins, Enter or leaving saves, Escape puts it back. */
export const InlineCell = ({ label, value, children, allowed, onSave, ...kind }: Props) => {
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <InlineInput
        {...kind}
        label={label}
        value={value}
        onDone={(typed) => {
          setEditing(false);
          if (typed !== undefined) onSave(typed);
        }}
      />
    );
  return (
    <chakra.button
      type="button"
      {...{ [INLINE_MARK]: '' }}
      aria-label={`${label}: ${value || 'empty'}. Edit`}
      onClick={allowed(() => setEditing(true))}
      display="block"
      width="100%"
      minH="6"
      px="1"
      mx="-1"
      textAlign="start"
      truncate
      dir="auto"
      borderRadius="l1"
      cursor="text"
      focusVisibleRing="inside"
      _hover={{ bg: 'bg.muted' }}
    >
      {children}
    </chakra.button>
  );
};
