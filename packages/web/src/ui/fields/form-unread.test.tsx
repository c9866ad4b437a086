import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropUnsavedEdits, saveUnsavedEdits } from '../../lib/unsaved-edits';
import { renderInApp } from '../../testing/render-in-app';
import { Field } from '../field';
import { Form } from './form';
import { TypedInput } from './typed-input';
import { useRead } from './use-read';

const send = vi.fn(async () => true);
const Count = ({ label }: { label: string }) => {
  const [count, setCount] = useState('1');
  const read = (typed: string) => (/^\d+$/.test(typed) ? { value: typed } : { problem: `${typed} isn’t a count.` });
  const { input, error } = useRead({ shown: count, read, onChange: setCount });
  return (
    <Field label={label} error={error}>
      <TypedInput {...input} />
    </Field>
  );
};
const Editor = () => (
  <Form form={useForm()} onSubmit={send} unsaved>
    <Count label="Rooms" />
    <Count label="Guests" />
    <button type="submit">Save</button>
  </Form>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};

beforeEach(() => {
  send.mockClear();
  renderInApp(<Editor />);
});
afterEach(dropUnsavedEdits);

describe('a text that isn’t understood', () => {
  it('holds back sending and gets the focus', async () => {
    fill('Guests', 'a few');
    screen.getByRole('button', { name: 'Save' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toBe(field('Guests'));
    expect(field('Guests').value).toBe('a few');
    fill('Guests', '3');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });
  it('holds back what is saved before something else, and gets the focus there too', async () => {
    fill('Guests', 'a few');
    expect(await saveUnsavedEdits()).toBe(false);
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Guests'));
    fill('Guests', '3');
    expect(await saveUnsavedEdits()).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });
  it('is looked for in the order of the form', () => {
    fill('Guests', 'a few');
    fill('Rooms', 'some');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toBe(field('Rooms'));
  });
});
