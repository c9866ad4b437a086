const onPhone = (why: string) => ({ tag: '@phone', annotation: { type: 'phone', description: why } });

/**
 * What is laid out or worked in another way on a phone. A journey that goes through one of these runs there too and says which:
 * `test('…', PHONE.cards, …)`. One to three journeys stand for a kind, a few more for lists, which are what differs most; any other is the
 * desktop's alone, as its page is the same in a narrower window. What clients read is opened in a window of a phone by the journeys that
 * lead there.
 */
export const PHONE = {
  doors: onPhone('Signing in and up are full pages, filled in with the keyboard of a phone over half of them.'),
  settings: onPhone('Settings are a list that leads to a page, where a desktop shows both.'),
  planner: onPhone('Bookings are picked and moved from menus, where a desktop drags.'),
  itinerary: onPhone('The parts of an itinerary follow one another, and messages rise over what is pressed next.'),
  cards: onPhone('A list is cards without headings: it is ticked, sorted, filtered and written in by other controls.'),
  sheets: onPhone('Dialogs and menus are sheets from the foot of the screen, and long forms scroll within them.'),
  bar: onPhone('What is saved and what it comes to is in a bar at the foot, over the page.'),
  column: onPhone('Regions that stand side by side on a desktop follow one another, and links to pages are a strip.'),
  tours: onPhone('A tour says in words what a phone does not show, and its steps have to fit.'),
  readers: onPhone('Pages and forms for everybody are read on phones first, and scroll one way only.'),
} as const;
