import { describe, expect, it } from 'vitest';
import { formatMessage, MESSAGES } from './messages';

describe('messages', () => {
  it('fills in words in braces', () => {
    expect(formatMessage('tag.create.success', { prefix: 'Tag' })).toBe('Tag added successfully');
    expect(formatMessage('permission.denied.text', { action: 'edit trips' })).toBe(
      'You do not have permission to edit trips! Please contact your master admin for permission.',
    );
  });
  it('names the product where the provider is meant', () => {
    expect(formatMessage('generic.save.error')).toBe('Some error occur, Please contact Wayline team.');
  });
  it('leaves a word nobody gave as it stands', () =>
    expect(formatMessage('tag.create.success')).toBe('{prefix} added successfully'));
  it('keeps the odd spellings that are fixed', () => {
    expect(MESSAGES['traveler.delete.success']).toBe('Traveller Deleted Successfully.');
    expect(MESSAGES['booking.day_load.error']).toBe('Error in fetch day bookings : ');
    expect(MESSAGES['delete.error']).toBe('Some Error occur in delete.');
  });
});
