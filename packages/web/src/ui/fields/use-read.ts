import { useState } from 'react';

/** What a typed text means, or what is wrong with it. */
export type TypedReading<V> = { value: V } | { problem: string };

type Read<V> = {
  /** The value in words. */
  shown: string;
  read: (typed: string) => TypedReading<V>;
  onChange: (value: V) => void;
};
type Unread = { typed: string; problem: string; before: string };

/**
 * For an input without a form of its own, whose text becomes a value when it is left. A text that isn't understood stays in sight, changes
 * nothing, and holds back the form around it (`hasUnread`), until it is corrected or another field sets the value.
 */
export const useRead = <V>({ shown, read, onChange }: Read<V>) => {
  const [kept, setKept] = useState<Unread>();
  const unread = kept?.before === shown ? kept : undefined;
  const onCommit = (typed: string) => {
    const reading = read(typed);
    if ('problem' in reading) return setKept({ typed, problem: reading.problem, before: shown });
    setKept(undefined);
    return onChange(reading.value);
  };
  return {
    error: unread?.problem,
    input: { shown: unread?.typed ?? shown, onCommit, 'data-unread': unread ? true : undefined },
  };
};

/** The first input below an element with a text that isn't understood. */
export const findUnread = (within: Element): HTMLElement | null => within.querySelector<HTMLElement>('[data-unread]');
