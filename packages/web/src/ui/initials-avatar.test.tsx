import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { getInitials, InitialsAvatar } from './initials-avatar';

it.each([
  ['Marta Lindqvist', 'ML'],
  ['María-José Fernández de la Cruz', 'MC'],
  ['Cher', 'C'],
  ['  ', '?'],
  ['𝒜da Okafor', '𝒜O'],
])('shows %s as %s', (name, initials) => expect(getInitials(name)).toBe(initials));

it('R-SHELL-303 shows initials at size 100 for a person without a picture', () => {
  renderInApp(<InitialsAvatar name="Marta Lindqvist" />);
  const avatar = screen.getByRole('img', { name: 'Marta Lindqvist' });
  expect(avatar.textContent).toBe('ML');
  expect(getComputedStyle(avatar).width).toBe('100px');
});
