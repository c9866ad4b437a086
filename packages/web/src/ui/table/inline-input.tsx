import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { dateHint, formatDate, parseTypedDate } from '../../lib/format';
import type { Option } from '../fields/select-field';

export type InlineKind =
  | { kind: 'text'; maxLength: number }
  | { kind: 'date' }
  | { kind: 'choice'; choices: readonly Option[] };
type Props = InlineKind & {
  label: string;
  value: string;
  /** What was typed or chosen; undefined when nothing shall change. */
  onDone: (typed: string | undefined) => void;
};

const Box = (props: ComponentProps<typeof chakra.input>) => (
  <chakra.input
    width="100%"
    height="7"
    px="1"
    mx="-1"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l1"
    focusVisibleRing="inside"
    {...props}
  />
);

/**
 * The open editor of a cell. Its keys and presses are its own: the grid around it would take the arrows for its cells and a press for
 * opening the row, and it listens before the app does.
 */
export const InlineInput = (props: Props) => {
  const { label, value, onDone } = props;
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const done = useRef(false);
  const finish = (typed: string | undefined, back: boolean) => {
    if (done.current) return;
    done.current = true;
    const cell = control.current?.closest<HTMLElement>('[role="gridcell"]');
    onDone(typed);
    if (back) cell?.focus();
  };
  const typedNow = () => {
    const text = control.current?.value.trim() ?? '';
    if (props.kind !== 'date' || text === '') return text;
    return parseTypedDate(text);
  };
  const latest = useRef(finish);
  latest.current = finish;
  const read = useRef(typedNow);
  read.current = typedNow;
  useEffect(() => {
    const element = control.current;
    if (!element) return undefined;
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
    const onKey = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key === 'Enter') latest.current(read.current(), true);
      if (event.key === 'Escape') latest.current(undefined, true);
    };
    const keep = (event: Event) => event.stopPropagation();
    element.addEventListener('keydown', onKey);
    for (const name of ['click', 'dblclick', 'mousedown']) element.addEventListener(name, keep);
    return () => {
      element.removeEventListener('keydown', onKey);
      for (const name of ['click', 'dblclick', 'mousedown']) element.removeEventListener(name, keep);
    };
  }, []);
  const shared = { ref: control, 'aria-label': label, onBlur: () => finish(typedNow(), false) };
  if (props.kind === 'choice')
    return (
      <chakra.select
        {...shared}
        defaultValue={value}
        width="100%"
        height="7"
        mx="-1"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l1"
        focusVisibleRing="inside"
        onChange={(event) => finish(event.target.value, true)}
      >
        {props.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </chakra.select>
    );
  return props.kind === 'date' ? (
    <Box {...shared} defaultValue={formatDate(value)} placeholder={dateHint()} inputMode="numeric" />
  ) : (
    <Box {...shared} defaultValue={value} maxLength={props.maxLength} />
  );
};
