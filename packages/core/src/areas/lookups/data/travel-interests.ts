/** What people travel for, by category, as a client is asked. */
export const TRAVEL_INTERESTS = {
  'Arts and culture': ['Architecture', 'Art galleries', 'History', 'Literature', 'Museums', 'Music', 'Theater'],
  'Food and drink': ['Breweries', 'Cooking classes', 'Fine dining', 'Local markets', 'Street food', 'Wine'],
  Nature: ['Beaches', 'Bird watching', 'Gardens', 'Mountains', 'National parks', 'Safari', 'Wildlife'],
  'Active travel': [
    'Cycling',
    'Diving',
    'Fishing',
    'Golf',
    'Hiking',
    'Horse riding',
    'Sailing',
    'Skiing',
    'Surfing',
    'Tennis',
  ],
  Wellness: ['Hot springs', 'Meditation', 'Retreats', 'Spa', 'Yoga'],
  'Family and friends': [
    'Celebrations',
    'Family reunions',
    'Theme parks',
    'Traveling with children',
    'Traveling with pets',
  ],
  'Ways to travel': ['Cruises', 'Luxury trains', 'Road trips', 'Small ships', 'Villas', 'Yachts'],
  'City life': ['Festivals', 'Nightlife', 'Photography', 'Shopping', 'Sport events'],
  'Meaning and belief': ['Ancestry', 'Pilgrimage', 'Sustainability', 'Volunteering'],
} as const;
