import { useRef, useState } from 'react';
import type { FieldValues, RegisterOptions } from 'react-hook-form';
import { type Bound, useBound } from './bound-field';

type Typed<T extends FieldValues> = {
  props: Bound<T>;
  /** The value a text stands for, undefined when it stands for none. */
  parse: (typed: string) => string | undefined;
  /** Completes "02/30/2027 is not ...": what it should be, and how it is written. */
  notA: string;
};

/**
 * A field whose text is free while it is typed and becomes a value when it is left. A text that stands for no value stays in sight,
 * is complained about, and keeps the form from being sent without it.
 */
export const useTyped = <T extends FieldValues>({ props, parse, notA }: Typed<T>) => {
  const [wrong, setWrong] = useState<string>();
  const complaint = useRef<string>(undefined);
  const { validate: others, ...rules } = props.rules ?? {};
  const all = typeof others === 'function' ? { others } : others;
  const readable = () => complaint.current ?? true;
  const bound = useBound<T, string>({
    ...props,
    rules: { ...rules, validate: { ...all, readable } } as RegisterOptions<T> & Bound<T>['rules'],
  });
  const say = (typed: string | undefined) => {
    complaint.current = typed && `${typed} is not ${notA}`;
    setWrong(typed);
  };
  // A form that is filled anew has a value again, and nothing to complain about.
  if (wrong !== undefined && bound.value) say(undefined);
  const commit = (typed: string) => {
    const value = parse(typed);
    say(typed.trim() && !value ? typed : undefined);
    bound.change(value);
  };
  return { ...bound, wrong, commit, texts: { ...bound.texts, error: complaint.current ?? bound.texts.error } };
};
