import { expect, it } from 'vitest';
import { timeZoneHeader } from './time-zone';

it('R-SHELL-237 sends Asia/Calcutta as Asia/Kolkata', () =>
  expect(timeZoneHeader('Asia/Calcutta')).toBe('Asia/Kolkata'));
it('R-SHELL-238 sends any other zone as it is', () =>
  expect(timeZoneHeader('America/New_York')).toBe('America/New_York'));
