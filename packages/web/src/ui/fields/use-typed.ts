import { useRef, useState } from 'react';
import type { FieldValues, RegisterOptions } from 'react-hook-form';
import { type Bound, useBound } from './bound-field';

type Typed<T extends FieldValues, V> = {
  props: Bound<T>;
  /** The value a text stands for, undefined when it stands for none. */
  parse: (typed: string) => V | undefined;
  /** What is wrong with a text that stands for none, and how to write it. */
  describeProblem: (typed: string) => string;
};

/**
 * A field whose text is free while it is typed and becomes a value when it is left. A text that stands for no value stays in sight,
 * is complained about, and keeps the form from being sent without it.
 */
export const useTyped = <T extends FieldValues, V>({ props, parse, describeProblem }: Typed<T, V>) => {
  const [wrong, setWrong] = useState<string>();
  /** What is shown of a form that holds no value: the one it began with. */
  const fallback = useRef<{ value: string }>(undefined);
  const complaint = useRef<string>(undefined);
  const { validate: others, ...rules } = props.rules ?? {};
  const all = typeof others === 'function' ? { others } : others;
  const readable = () => complaint.current ?? true;
  const bound = useBound<T, V>({
    ...props,
    rules: { ...rules, validate: { ...all, readable } } as RegisterOptions<T> & Bound<T>['rules'],
  });
  const say = (typed: string | undefined) => {
    complaint.current = typed && describeProblem(typed);
    fallback.current = undefined;
    setWrong(typed);
  };
  const value = JSON.stringify(bound.value ?? '');
  if (wrong !== undefined) fallback.current ??= { value };
  // A form that is filled again has another value, and nothing to complain about.
  if (fallback.current && bound.value && value !== fallback.current.value) say(undefined);
  const commit = (typed: string) => {
    const parsed = parse(typed);
    say(typed.trim() && !parsed ? typed : undefined);
    bound.change(parsed);
  };
  return { ...bound, wrong, commit, texts: { ...bound.texts, error: complaint.current ?? bound.texts.error } };
};
