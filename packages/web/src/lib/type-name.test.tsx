import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionUser, TOKENS } from '../testing/people';
import { BookingIcon } from '../ui/booking-icon';
import { signIn } from './session';
import { typeName } from './type-name';

it('R-TRIP-224 a type of booking goes by its company’s name on every card', () => {
  const { usercompany } = sessionUser();
  signIn(TOKENS, sessionUser({ usercompany: { ...usercompany, booking_type_names: { Dining: 'Suppers' } } }));
  expect([typeName('Dining'), typeName('Tours')]).toEqual(['Suppers', 'Tours']);
  render(<BookingIcon type="Dining" />);
  expect(screen.getByRole('img', { name: 'Suppers' })).toBeTruthy();
});
