import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { Modal } from './modal';

const Page = ({ mayClose = true, onClose = () => undefined }: { mayClose?: boolean; onClose?: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Modal
        open={open}
        title="Name"
        onClose={() => {
          onClose();
          if (mayClose) setOpen(false);
        }}
        footer={<button type="button">Save</button>}
      >
        <input type="file" hidden />
        <input aria-label="Name" />
      </Modal>
    </>
  );
};
const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Name' });
};

it('begins at the first thing to fill in and gives the focus back', async () => {
  renderInApp(<Page />);
  await opened();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }));
});
it('stays open when the browser closes it and the page does not', async () => {
  const onClose = vi.fn();
  renderInApp(<Page mayClose={false} onClose={onClose} />);
  const dialog = await opened();
  dialog.close();
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});
it('gives the focus back with the closing itself, however it is closed, and asks nothing then', async () => {
  const onClose = vi.fn();
  const focused: (string | null | undefined)[] = [];
  const Watch = () => {
    useLayoutEffect(() => void focused.push(document.activeElement?.textContent));
    return null;
  };
  const Pages = ({ by }: { by: 'open' | 'leaving' }) => {
    const [open, setOpen] = useState(false);
    const modal = (
      <Modal open={by === 'leaving' || open} title="Name" onClose={onClose}>
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </Modal>
    );
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Rename
        </button>
        {by === 'open' || open ? modal : null}
        <Watch />
      </>
    );
  };
  for (const by of ['open', 'leaving'] as const) {
    renderInApp(<Pages by={by} />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    focused.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(focused).toEqual(['Rename']);
    cleanup();
  }
  expect(onClose).not.toHaveBeenCalled();
});
