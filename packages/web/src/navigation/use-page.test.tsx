import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePage, useShownPage } from './use-page';

const Door = () => {
  usePage({ title: 'Sign in' });
  return null;
};
const Shell = () => <p>Here: {useShownPage().title}</p>;

it('the shell names the page that is shown, and none that has gone before it opened', () => {
  const { rerender } = render(
    <>
      <Door />
      <Shell />
    </>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Here: Sign in');
  rerender(<Shell key="opened" />);
  expect(screen.getByRole('paragraph').textContent).toBe('Here: ');
});
