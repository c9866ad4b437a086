import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageStart } from './use-page-start';

const Frame = ({ path, field }: { path: string; field?: boolean }) => {
  const content = usePageStart(path);
  return (
    <>
      <a href="/trips">Trips</a>
      <main ref={content} tabIndex={-1}>
        {field && <input key={path} aria-label="Trip name" ref={(input) => input?.focus()} />}
      </main>
    </>
  );
};

it('begins in the page that a link led to, rather than on the link', () => {
  const { rerender } = render(<Frame path="/dashboard" />);
  screen.getByRole('link').focus();
  rerender(<Frame path="/trips" />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
it('leaves the focus to the field of the page that has taken it, and on the first page to the browser', () => {
  const { rerender } = render(<Frame path="/dashboard" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Frame path="/trip_create" field />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
