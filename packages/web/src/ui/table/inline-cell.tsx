import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { InlineInput, type InlineKind } from './inline-input';

type Props = InlineKind & {
  /** What is edited, for readers: "Supplier of Hotel Luna". */
  label: string;
  value: string;
  /** What stands there while nobody edits. */
  children: ReactNode;
  editing: boolean;
  onBegin: () => void;
  /** What was typed or chosen; undefined when nothing shall change. */
  onDone: (typed: string | undefined) => void;
  /** Who else is in it, in words. */
  mark: string | undefined;
};

/** Marks what Enter and F2 open in the cell that has the focus. */
const INLINE_MARK = 'data-inline-edit';

/** A value that is edited where it stands: a press, Enter or F2 begins, Enter or leaving saves, Escape puts it back. */
export const InlineCell = ({ label, value, children, editing, onBegin, onDone, mark, ...kind }: Props) =>
  editing ? (
    <InlineInput {...kind} label={label} value={value} onDone={onDone} />
  ) : (
    <chakra.button
      type="button"
      {...{ [INLINE_MARK]: '' }}
      aria-label={[`${label}: ${value || 'empty'}. Edit`, mark].filter(Boolean).join('. ')}
      title={mark}
      onClick={onBegin}
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
      {...(mark && { bg: 'sea.subtle', outline: '2px solid', outlineColor: 'sea.solid', outlineOffset: '-2px' })}
    >
      {children}
    </chakra.button>
  );

/** In a cell that can be edited, Enter and F2 edit it instead of opening the row. Caught before the grid sees the key. */
export const editByKey = (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== 'F2') return;
  const cell = event.target instanceof Element && event.target.matches('[role="gridcell"]') ? event.target : undefined;
  const begin = cell?.querySelector<HTMLElement>(`[${INLINE_MARK}]`);
  if (!begin) return;
  event.preventDefault();
  event.stopPropagation();
  begin.click();
};
